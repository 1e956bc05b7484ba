import { portSymbol } from './port-symbol';

/** For the self-hosted bot check; each bound to one action, valid for two minutes, solved once. */
export interface BotChallenges {
  /** The format is that of the bot check's own protocol. */
  create(action: string): Promise<object>;
}
export const BotChallenges = portSymbol<BotChallenges>('BotChallenges');
