import { parseArgs, type ParseArgsConfig } from 'node:util';
import { keysOf, recordOf } from '../src/core/shared/typed-entries';

interface Program<Name extends string> extends Pick<ParseArgsConfig, 'allowPositionals'> {
  /** The first lines of the help: how the program is called, and what it does. */
  readonly usage: string;
  readonly options: Readonly<Record<Name, { readonly default: string; readonly meaning: string }>>;
}

/** Returns the options and words that the program was called with. Ends it with its help when asked, or at a mistake. */
export function readOptions<Name extends string>({
  usage,
  options,
  allowPositionals = false,
}: Program<Name>): {
  readonly values: Readonly<Record<Name, string>>;
  readonly words: readonly string[];
} {
  const names = keysOf(options);
  const lines = names.map((name) => {
    const { default: value, meaning } = options[name];
    return `  ${`--${name} ${value}`.padEnd(20)} ${meaning}`;
  });
  const help = [usage, ...lines].join('\n');
  const parsed: NonNullable<ParseArgsConfig['options']> = {
    ...recordOf(names, () => ({ type: 'string' as const })),
    help: { type: 'boolean', short: 'h' },
  };
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2).filter((word) => word !== '--'),
      options: parsed,
      allowPositionals,
    });
    if (values['help'] !== true)
      return { values: recordOf(names, (name) => String(values[name] ?? options[name].default)), words: positionals };
    console.log(help);
    process.exit(0);
  } catch (error) {
    // Node's second sentence is about words that begin with a hyphen, which none of these programs takes.
    const [mistake] = String(error instanceof Error ? error.message : error).split('. ');
    console.error(`${mistake}.\n\n${help}`);
    process.exit(1);
  }
}
