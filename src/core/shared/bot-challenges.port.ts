import type { BotCheckOutcome } from './bot-check.port';

/** A puzzle for a browser without script: a question in words, and the seal that its answer must come back with. */
export interface PlainChallenge {
  readonly question: string;
  readonly challenge: string;
}

/** Puzzles to hand out, each bound to one action, two minutes long (plain ones: half an hour), solved once. */
export interface BotChallenges {
  /** What the browser's script solves; its shape belongs to the bot check's own protocol. */
  create(action: string): Promise<object>;
  createPlain(action: string): Promise<PlainChallenge>;
  /** `trap` is the field that people never see and programs fill in (reliability D4). */
  checkPlain(attempt: PlainAttempt): Promise<BotCheckOutcome>;
}
export const BotChallenges = Symbol('BotChallenges');

export interface PlainAttempt {
  readonly action: string;
  readonly challenge: string;
  readonly answer: string;
  readonly trap: string;
}
