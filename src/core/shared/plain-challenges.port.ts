import type { BotCheckOutcome } from './bot-check.port';

/** A puzzle for a browser without script: a question in words, and the seal that its answer must come back with. */
export interface PlainChallenge {
  readonly question: string;
  readonly challenge: string;
}

export interface PlainAttempt {
  readonly action: string;
  readonly challenge: string;
  readonly answer: string;
  /** The field that people never see and programs fill in. */
  readonly trap: string;
}

/** Puzzles of our own for browsers without script, whoever checks the others (reliability D4): bound to one action, half an hour long, solved once. */
export interface PlainChallenges {
  ask(action: string): Promise<PlainChallenge>;
  check(attempt: PlainAttempt): Promise<BotCheckOutcome>;
}
export const PlainChallenges = Symbol('PlainChallenges');
