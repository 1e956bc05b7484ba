import type { Config } from '../../config/config';
import type { SampleLine } from '../adapters/embedded-content/sample-line';
import type { LineOffice } from '../adapters/embedded-office/line-office';
import type { LineReports } from '../adapters/embedded-office/line-reports';
import type { OpenDatabase } from '../adapters/sql/line-database';
import type { Clock } from '../core/shared/clock.port';
import type { GuestSeals } from '../core/shared/guest-seals.port';
import type { sessionsInRedis } from '../systems/sessions-in-redis';

/** Objects that carry out the commands. Each `*-commands.ts` adds its own by declaration merging, and opens them. */
export interface OperatorOffices {
  readonly dryRun: () => OperatorOffices;
  readonly currency: string;
  readonly reports: Pick<
    LineReports,
    'bespoke' | 'sailings' | 'waitlist' | 'accepted' | 'advisers' | 'alerts' | 'deletions' | 'log'
  >;
  readonly office: Pick<
    LineOffice,
    | 'addSailing'
    | 'answerBespoke'
    | 'cancel'
    | 'previewCancellation'
    | 'carryOutDeletion'
    | 'lapse'
    | 'publish'
    | 'releaseCabin'
    | 'releaseEntry'
  >;
}

/** A command results in its output lines, or undefined where an argument is missing or invalid. */
export type CommandOutcome = Promise<readonly string[]> | undefined;

export interface OperatorCommand {
  readonly name: string;
  /** The command's lines in the usage text, each of which ends with a line feed. */
  readonly usage: string;
  /**
   * `own`: the command receives `--dry-run` and reports itself what it would do. `transaction`: its changes are one
   * transaction, which a dry run rolls back, and have no other effects. A command without a dry run refuses the option.
   */
  readonly dryRun?: 'own' | 'transaction';
  readonly run: (offices: OperatorOffices, args: readonly string[]) => CommandOutcome;
}

export interface OfficeContext {
  readonly config: Config;
  readonly db: OpenDatabase;
  readonly seals: GuestSeals;
  readonly content: SampleLine;
  /** The folder from which the content was read. */
  readonly folder: string | undefined;
  readonly clock: Clock;
  readonly who: string;
  readonly siteUrl: string;
  readonly isDryRun: boolean;
  readonly sessionsElsewhere: ReturnType<typeof sessionsInRedis>;
  readonly warn: (details: object, message: string) => void;
}

export type OpenOffices<Name extends keyof OperatorOffices> = (context: OfficeContext) => Pick<OperatorOffices, Name>;

export interface CommandFile {
  readonly commands: readonly OperatorCommand[];
  readonly openOffices?: (context: OfficeContext) => Partial<OperatorOffices>;
}

export const asLines = async (text: Promise<string>): Promise<readonly string[]> => [await text];
