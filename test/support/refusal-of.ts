import { RefusedCommand } from '../../src/adapters/embedded-office/refused-command';

/** What a refused command of an operator says. */
export async function refusalOf(command: Promise<unknown>): Promise<string> {
  try {
    await command;
  } catch (error) {
    if (error instanceof RefusedCommand) return error.message;
    throw error;
  }
  throw new Error('The command was not refused.');
}
