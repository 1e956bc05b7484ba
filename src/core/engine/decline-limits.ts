import type { RateBudget, RateLimits, RateUse } from '../shared/rate-limits.port';
import { runWithinLimits } from '../shared/run-within-limits';
import type { SecureRandom } from '../shared/secure-random.port';
import type { PayerDigests } from './payments.port';

export interface Payer extends PayerDigests {
  readonly subject: string;
  /** Identifies the card: its number, or the provider's fingerprint. Limits store a keyed digest of it. */
  readonly card?: string | undefined;
}

/** A card that was declined on the provider's own page. */
export interface PageDecline extends Partial<Omit<Payer, 'subject'>> {
  /** The provider's id of the attempt. */
  readonly attempt: string;
}

export interface TooManyDeclines {
  readonly kind: 'too-many-declines';
  readonly retryAfterSeconds: number;
}

const day = 24 * 3600;
const byHold: RateBudget = { name: 'declines-hold', max: 5, withinSeconds: day };
const byBrowser: RateBudget = { name: 'declines-browser', max: 10, withinSeconds: day };
const byNetwork: RateBudget = { name: 'declines-network', max: 10, withinSeconds: day };
/** Maximum of provider pages that are opened for one hold. Only a script that tests stolen cards needs more. */
const pagesByHold: RateBudget = { name: 'pages-hold', max: 8, withinSeconds: day };
const byEmail: RateBudget = { name: 'declines-email', max: 10, withinSeconds: day };
const byCard: RateBudget = { name: 'declines-card', max: 5, withinSeconds: day };

/**
 * Prevents that stolen cards are tested here (reliability F3): each attempt counts before it begins, and is uncounted
 * when it succeeds.
 */
export class DeclineLimits {
  constructor(
    private readonly limits: Pick<RateLimits, 'take' | 'release' | 'look'>,
    private readonly random: Pick<SecureRandom, 'token'>,
  ) {}

  async run<Outcome extends { readonly kind: string }>(
    payer: Payer,
    attempt: () => Promise<Outcome>,
  ): Promise<Outcome | TooManyDeclines> {
    const uses = usesOf(payer, this.random.token());
    const limitOutcome = await runWithinLimits(
      this.limits,
      { uses, counts: ({ kind }) => kind === 'declined' },
      attempt,
    );
    if (!('outcome' in limitOutcome)) return { kind: 'too-many-declines', ...limitOutcome };
    const { outcome } = limitOutcome;
    const page = outcome.kind === 'hosted-page' && 'address' in outcome ? String(outcome.address) : undefined;
    if (page === undefined) return outcome;
    const rateOutcome = await this.limits.take([{ budget: pagesByHold, subject: payer.subject, member: page }]);
    return rateOutcome.kind === 'within'
      ? outcome
      : { kind: 'too-many-declines', retryAfterSeconds: rateOutcome.retryAfterSeconds };
  }

  /** Counts each attempt once. Returns true when no further card may be tried. */
  async note(subject: string, { attempt, ...payer }: PageDecline): Promise<boolean> {
    // One by one, because an exhausted budget must not keep the others from counting.
    for (const use of usesOf({ subject, ...payer }, attempt)) await this.limits.take([use]);
    return (await this.limits.look(usesOf({ subject, ...payer }, this.random.token()))).kind === 'exceeded';
  }
}

const usesOf = (
  { subject, browser, network, email, card }: Pick<Payer, 'subject'> & Partial<Payer>,
  member: string,
): readonly RateUse[] =>
  (
    [
      [byHold, subject],
      [byBrowser, browser],
      [byNetwork, network],
      [byEmail, email],
      [byCard, card],
    ] as const
  ).flatMap(([budget, owner]) => (owner === undefined ? [] : [{ budget, subject: owner, member }]));
