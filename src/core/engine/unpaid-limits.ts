import type { RateBudget, RateLimits, RateUse } from '../shared/rate-limits.port';
import { runWithinLimits } from '../shared/run-within-limits';
import type { BookingActor } from './booking-actor';

export interface TooManyUnpaid {
  readonly kind: 'too-many-unpaid';
  readonly retryAfterSeconds: number;
}

const day = 24 * 3600;
const budgets = {
  /** An offer stands for about a week; how many an address may have open is the line's own term. */
  offer: [
    { name: 'offers-browser', max: 3, withinSeconds: 7 * day },
    { name: 'offers-network', max: 3, withinSeconds: day },
  ],
  waitlist: [
    { name: 'waitlist-browser', max: 5, withinSeconds: day },
    { name: 'waitlist-network', max: 10, withinSeconds: day },
  ],
} as const satisfies Record<string, readonly [RateBudget, RateBudget]>;

/** Limits offers and waitlist entries of one browser and one network, whatever addresses they proved (reliability F4). */
export class UnpaidLimits {
  constructor(private readonly limits: Pick<RateLimits, 'take' | 'giveBack'>) {}

  /** `subject` makes a repeat of the same request cost nothing; `isTaken`: stock was taken, so the use counts. */
  async run<Outcome>(
    {
      kind,
      actor,
      subject,
      isTaken,
    }: {
      readonly kind: keyof typeof budgets;
      readonly actor: BookingActor;
      readonly subject: string;
      readonly isTaken: (outcome: Outcome) => boolean;
    },
    take: () => Promise<Outcome>,
  ): Promise<Outcome | TooManyUnpaid> {
    const uses = usesOf(budgets[kind], actor, subject);
    const counted = await runWithinLimits(this.limits, { uses, counts: isTaken }, take);
    return 'outcome' in counted ? counted.outcome : { kind: 'too-many-unpaid', ...counted };
  }
}

const usesOf = (
  [byBrowser, byNetwork]: readonly [RateBudget, RateBudget],
  { browser, network }: BookingActor,
  member: string,
): readonly RateUse[] => [
  { budget: byBrowser, subject: browser, member },
  ...(network === undefined ? [] : [{ budget: byNetwork, subject: network, member }]),
];
