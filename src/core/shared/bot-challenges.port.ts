/** Puzzles for the browser's script, when the bot check is our own; each bound to one action, two minutes long, solved once. */
export interface BotChallenges {
  /** Its shape belongs to the bot check's own protocol. */
  create(action: string): Promise<object>;
}
export const BotChallenges = Symbol('BotChallenges');
