import { ConfigError } from '../../config/config';
import { BackupError } from '../adapters/sql/backup/backup-file';
import { MigrationBlocked, PendingMigrations } from '../adapters/sql/migrate';
import { describeForOperators, Unavailable } from '../core/shared/unavailable';
import { CommandError } from './command-error';
import { escapeOutput } from './escape-output';
import { WrongDataKeys } from '../adapters/sql/refuse-wrong-keys';
import { RefusedCommand } from '../adapters/embedded-office/refused-command';

export function fail(text: string): number {
  process.stderr.write(text);
  return 1;
}

export const formatLines = (lines: readonly string[]): string =>
  lines.map((line) => `${escapeOutput(line)}\n`).join('');

const expectedErrors = [
  BackupError,
  WrongDataKeys,
  ConfigError,
  Unavailable,
  CommandError,
  PendingMigrations,
  MigrationBlocked,
];

/**
 * Runs a program and ends the process with its exit code, or prints one sentence for an error that the operator can
 * resolve.
 */
export function runProgram(program: (args: readonly string[]) => Promise<number>): void {
  program(process.argv.slice(2)).then(
    (code) => process.exit(code),
    (error: unknown) => {
      if (error instanceof RefusedCommand) {
        process.stdout.write(formatLines(error.lines));
        process.exit(1);
      }
      process.exit(fail(formatLines(reasonOf(error).split('\n'))));
    },
  );
}

/** Errors of the file system and the network, which have a code, are the operator's to resolve: the code says enough. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = expectedErrors.some((kind) => error instanceof kind) || isSystemError(error);
  return isExpected ? describeForOperators(error) : (error.stack ?? error.message);
}

const isSystemError = (error: Error): boolean => 'code' in error && /^E[A-Z0-9]+$/.test(String(error.code));
