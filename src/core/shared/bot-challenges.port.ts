import { portSymbol } from './port-symbol';

/** Challenges of the self-hosted bot check, each bound to one action, valid for two minutes, and solved once. */
export interface BotChallenges {
  /** Returns the format of the bot check's own protocol. */
  create(action: string): Promise<object>;
}
export const BotChallenges = portSymbol<BotChallenges>('BotChallenges');
