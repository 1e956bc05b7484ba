import type { BotCheckOutcome } from './bot-check.port';
import { portSymbol } from './port-symbol';

/** A challenge for a browser without script: a question in words, and a seal that must be sent back with the answer. */
export interface PlainChallenge {
  readonly question: string;
  readonly challenge: string;
}

export interface PlainAttempt {
  readonly action: string;
  readonly challenge: string;
  readonly answer: string;
  readonly honeypot: string;
}

/**
 * Challenges for browsers without script (reliability D4), each bound to one action, valid for half an hour, and solved
 * once.
 */
export interface PlainChallenges {
  ask(action: string): Promise<PlainChallenge>;
  check(attempt: PlainAttempt): Promise<BotCheckOutcome>;
}
export const PlainChallenges = portSymbol<PlainChallenges>('PlainChallenges');
