import type { Message } from '../messages/message';
import type { BotCheckOutcome } from '../shared/bot-check.port';
import type { RateBudget, RateLimits, RateUse } from '../shared/rate-limits.port';
import { waitOf } from '../shared/wait-of';
import type { CodeMessageInput } from '../sign-in/code-message';
import type { Identifier } from '../sign-in/guest';
import type { OneTimeCodes } from '../sign-in/one-time-codes.port';

export type SendProofOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'bot-check'; readonly isMissed: boolean }
  | { readonly kind: 'wait'; readonly retryAfterSeconds: number }
  | { readonly kind: 'undeliverable' }
  | { readonly kind: 'unavailable'; readonly cause: unknown };

type CheckProofOutcome =
  | { readonly kind: 'proved' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'too-many-attempts'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable'; readonly cause: unknown };

/** The message with the code says why the visitor proves the address, in these words. */
export interface ProofPurpose {
  /** Stands between "Somebody gave this e-mail address" and the line's name. */
  readonly given: string;
  readonly otherwise: string;
}

const reservation: ProofPurpose = { given: 'on the reservation page of', otherwise: 'nothing was reserved' };

interface Prover {
  readonly email: string;
  readonly browser: string;
  /** An IPv4 address, or the /64 of an IPv6 address; absent when it does not identify the visitor's network. */
  readonly network?: string | undefined;
}

const quarter = 15 * 60;
const day = 24 * 3600;
/** Codes that are sent without a bot check: enough for a guest who mistypes the address once. */
const uncheckedLimit = { max: 2, withinSeconds: 3600 };
const uncheckedByBrowser: RateBudget = { name: 'proofs-unchecked-browser', ...uncheckedLimit };
const uncheckedByNetwork: RateBudget = { name: 'proofs-unchecked-network', ...uncheckedLimit };
const byBrowser: RateBudget = { name: 'proofs-browser', max: 6, withinSeconds: quarter };
const byNetwork: RateBudget = { name: 'proofs-network', max: 20, withinSeconds: quarter };
const sends: readonly RateBudget[] = [
  { name: 'proofs-address-quarter', max: 5, withinSeconds: quarter },
  { name: 'proofs-address-day', max: 10, withinSeconds: day },
];
const retryWithNewCodeSeconds = 30;

/**
 * Proves an e-mail address by a code before a cabin is taken without payment (reliability F4). These codes do not sign
 * in to an account and do not count against sign-in limits.
 */
export class ProveAddress {
  constructor(
    private readonly parts: {
      readonly codes: Pick<OneTimeCodes, 'prepare' | 'check'>;
      readonly limits: RateLimits;
      readonly lineName: string;
    },
  ) {}

  async send({
    botCheck,
    about = reservation,
    ...prover
  }: Prover & {
    readonly botCheck?: () => Promise<BotCheckOutcome>;
    readonly about?: ProofPurpose;
  }): Promise<SendProofOutcome> {
    const { limits } = this.parts;
    try {
      const botRefusal = await this.checkBot(prover, botCheck);
      if (botRefusal) return botRefusal;
      const uses = usesOf(prover);
      const wait = waitOf(await limits.take(uses));
      if (wait) return wait;
      const isSent = await this.post(prover, about).catch(async (error: unknown) => {
        await limits.release(uses).catch(() => undefined);
        throw error;
      });
      return { kind: isSent ? 'sent' : 'undeliverable' };
    } catch (cause) {
      return { kind: 'unavailable', cause };
    }
  }

  async check({ code, ...prover }: Prover & { readonly code: string | undefined }): Promise<CheckProofOutcome> {
    if (code === undefined) return { kind: 'failed' };
    try {
      const { browser } = prover;
      const outcome = await this.parts.codes.check({ identifier: identifierOf(prover), code, browser });
      switch (outcome.kind) {
        case 'right-code':
          return { kind: 'proved' };
        case 'too-many-attempts':
          return { kind: 'too-many-attempts', retryAfterSeconds: retryWithNewCodeSeconds };
        case 'locked-out':
          return { kind: 'too-many-attempts', retryAfterSeconds: outcome.retryAfterSeconds };
        case 'wrong-code':
        case 'no-code':
          return { kind: 'failed' };
      }
    } catch (cause) {
      return { kind: 'unavailable', cause };
    }
  }

  /** The first codes of a visitor need no bot check; further ones do. */
  private async checkBot(
    { browser, network }: Prover,
    botCheck?: () => Promise<BotCheckOutcome>,
  ): Promise<SendProofOutcome | undefined> {
    const free = await this.parts.limits.take([
      { budget: uncheckedByBrowser, subject: browser },
      ...(network === undefined ? [] : [{ budget: uncheckedByNetwork, subject: network }]),
    ]);
    if (free.kind === 'within') return undefined;
    const verdict = await botCheck?.();
    switch (verdict?.kind) {
      case 'human':
        return undefined;
      case 'limited':
        return { kind: 'wait', retryAfterSeconds: verdict.retryAfterSeconds };
      case 'unavailable':
        // The log names the store that failed, not the bot check (reliability G6).
        return { kind: 'unavailable', cause: verdict.cause ?? new Error('The bot check does not answer.') };
      case 'empty-token':
      case 'failed':
      case undefined:
        return { kind: 'bot-check', isMissed: verdict?.kind === 'failed' };
    }
  }

  private async post(prover: Prover, about: ProofPurpose): Promise<boolean> {
    const { email, browser } = prover;
    const to: Identifier = { channel: 'email', email };
    const preparedCode = await this.parts.codes.prepare({
      identifier: identifierOf(prover),
      to,
      browser,
      write: (code) => proofMessage({ to, code, lineName: this.parts.lineName }, about),
    });
    return (await preparedCode.send()).kind === 'sent';
  }
}

/**
 * Each pair of address and browser has a code of its own, so that a stranger's request never invalidates a guest's
 * code. The spaces ensure that the identifier is no valid address.
 */
const identifierOf = ({ email, browser }: Prover): Identifier => ({
  channel: 'email',
  email: `${email} reserves in ${browser}`,
});

const usesOf = ({ email, browser, network }: Prover): readonly RateUse[] => [
  ...sends.map((budget) => ({ budget, subject: email })),
  { budget: byBrowser, subject: browser },
  ...(network === undefined ? [] : [{ budget: byNetwork, subject: network }]),
];

/** This is the first message to an unproved address, so it contains no text that the visitor typed (reliability F5). */
function proofMessage({ to, code, lineName }: CodeMessageInput, about: ProofPurpose): Message {
  return {
    to,
    kind: 'code',
    subject: `Confirm this e-mail address for ${lineName}`,
    code,
    short: `${code} confirms this e-mail address for ${lineName}. If you did not ask for it, ignore it and tell nobody.`,
    paragraphs: [
      `Somebody gave this e-mail address ${about.given} ${lineName}. This code confirms it. It is good for ten minutes and works once, in the browser that asked for it.`,
      `If you did not ask for it, you can ignore this message: ${about.otherwise}.`,
    ],
  };
}
