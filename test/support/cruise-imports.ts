import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const rules = resolve('test/support/import-rules.cjs');
const maxOutputBytes = 256 * 1024 * 1024;

interface CruiseReport {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
    }[];
  };
}

export interface ImportsSeen {
  /** Files of ours that the program read. */
  readonly files: readonly string[];
  /** `rule: from → to`, sorted. */
  readonly violations: readonly string[];
}

/** Reads every import below `folder` (its src, views and config) and holds them against the import rules. */
export function cruiseImports(folder: string, entries: readonly string[]): ImportsSeen {
  const args = ['--no-cache', '--config', rules, '--output-type', 'json', ...entries];
  const output = runForOutput(args, folder);
  const { modules, summary } = JSON.parse(output) as CruiseReport;
  return {
    files: modules.map(({ source }) => source).filter((source) => /^(src|views|config)\/.*\.tsx?$/.test(source)),
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).toSorted(),
  };
}

/** The program's exit code counts violations; its output is what matters here. */
function runForOutput(args: readonly string[], cwd: string): string {
  try {
    return execFileSync(process.execPath, [program, ...args], {
      cwd,
      encoding: 'utf8',
      maxBuffer: maxOutputBytes,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string' && error.stdout.startsWith('{'))
      return error.stdout;
    throw error;
  }
}
