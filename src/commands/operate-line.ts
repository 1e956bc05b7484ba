import { refuse } from '../adapters/embedded-office/refused-command';
import { foundCommands } from './found-commands';
import type { OperatorOffices } from './operator-command';
import { splitDryRun } from './split-dry-run';

const commands = Object.values(foundCommands).flatMap((file) => file.commands);
const dryRunNames = commands.filter(({ dryRun }) => dryRun !== undefined).map(({ name }) => name);

export const lineUsage = `Usage: npm run line -- <command>
${commands.map(({ usage }) => usage).join('')}
With --dry-run these say what they would do, and change nothing:
  ${dryRunNames.toSorted().join(', ')}.
`;

/** The lines of one command, where its arguments were wrong; of all, where there is no such command. */
export function usageFor(name: string): string {
  const command = commands.find((one) => one.name === name);
  return command ? `Usage: npm run line -- <command>\n${command.usage}` : lineUsage;
}

/**
 * Returns the output lines of an operator's command; undefined when there is no such command, or an argument is
 * missing. A command without a dry run refuses `--dry-run`, because it must not change anything that was only to be
 * tried.
 */
export async function operateLine(
  offices: OperatorOffices,
  [name = '', ...args]: readonly string[],
): Promise<readonly string[] | undefined> {
  const command = commands.find((one) => one.name === name);
  if (!command) return undefined;
  const { dryRun } = command;
  const { words, isDryRun } = splitDryRun(args);
  // A mistyped option must not execute the command.
  if (dryRun !== undefined && words.some((word) => word.startsWith('--'))) return undefined;
  if (!isDryRun || dryRun === 'own') return command.run(offices, args);
  if (dryRun === undefined) return refuse(`${name} has no dry run. Nothing was changed.`);
  return command.run(offices.dryRun(), words);
}
