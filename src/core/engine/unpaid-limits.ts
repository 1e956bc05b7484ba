import type { RateBudget, RateLimits, RateUse } from '../shared/rate-limits.port';
import { runWithinLimits } from '../shared/run-within-limits';
import type { BookingActor } from './booking-actor';

export interface TooManyUnpaid {
  readonly kind: 'too-many-unpaid';
  readonly retryAfterSeconds: number;
}

/** Each suite of a booking counts as one offer. */
export const maxOffers = 3;

const day = 24 * 3600;
const budgets = {
  /** An offer is open for about a week. How many open offers an address may have is one of the line's terms. */
  offer: [
    { name: 'offers-browser', max: maxOffers, withinSeconds: 7 * day },
    { name: 'offers-network', max: maxOffers, withinSeconds: day },
  ],
  waitlist: [
    { name: 'waitlist-browser', max: 5, withinSeconds: day },
    { name: 'waitlist-network', max: 10, withinSeconds: day },
  ],
} as const satisfies Record<string, readonly [RateBudget, RateBudget]>;

/**
 * Limits offers and waitlist entries per browser and per network, whatever addresses were proved there (reliability
 * F4).
 */
export class UnpaidLimits {
  constructor(private readonly limits: Pick<RateLimits, 'take' | 'release'>) {}

  /**
   * `subjects` has one entry for each suite; a repeat of the same request does not count again. `isTaken` tells whether
   * the outcome took a cabin or an entry; only then the uses count.
   */
  async run<Outcome>(
    {
      kind,
      actor,
      subjects: [subject, ...others],
      isTaken,
    }: {
      readonly kind: keyof typeof budgets;
      readonly actor: BookingActor;
      readonly subjects: readonly string[];
      readonly isTaken: (outcome: Outcome) => boolean;
    },
    take: () => Promise<Outcome>,
  ): Promise<Outcome | TooManyUnpaid> {
    if (subject === undefined) return take();
    const uses = usesOf(budgets[kind], actor, subject);
    const counts = (outcome: Outcome | TooManyUnpaid) => !isTooMany(outcome) && isTaken(outcome);
    const limitOutcome = await runWithinLimits(this.limits, { uses, counts }, () =>
      this.run({ kind, actor, subjects: others, isTaken }, take),
    );
    return 'outcome' in limitOutcome ? limitOutcome.outcome : { kind: 'too-many-unpaid', ...limitOutcome };
  }
}

const isTooMany = (outcome: unknown): outcome is TooManyUnpaid =>
  typeof outcome === 'object' && outcome !== null && 'kind' in outcome && outcome.kind === 'too-many-unpaid';

const usesOf = (
  [byBrowser, byNetwork]: readonly [RateBudget, RateBudget],
  { browser, network }: BookingActor,
  member: string,
): readonly RateUse[] => [
  { budget: byBrowser, subject: browser, member },
  ...(network === undefined ? [] : [{ budget: byNetwork, subject: network, member }]),
];
