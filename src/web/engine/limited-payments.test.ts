import type { Request, Response } from 'express';
import { aQuote, someGuests } from '../../../test/builders/a-booking';
import { StoppedClock } from '../../../test/builders/a-clock';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import type { CabinHold } from '../../core/engine/booking';
import { DeclineLimits } from '../../core/engine/decline-limits';
import { paymentTermsOf, suitesOf } from '../../core/engine/held-suites';
import { UnpaidLimits } from '../../core/engine/unpaid-limits';
import { toPaymentChoices } from './engine-presenter';
import { LimitedPayments } from './limited-payments';

const clock = new StoppedClock();

function aHold(holdId: string, suites: number): CabinHold {
  const suite = { category: 'SV', cabinNumber: '501', ages: [30], quote: aQuote(), guests: someGuests() };
  return {
    ...suite,
    holdId,
    itineraryId: 'S',
    expiresAt: clock.now(),
    otherSuites: Array.from({ length: suites - 1 }, () => suite),
  };
}

const choicesOf = (hold: CabinHold, method: 'test-cards' | 'none') =>
  toPaymentChoices(paymentTermsOf(hold), method, suitesOf(hold).length).map(({ value }) => value);

describe('offers of several suites', () => {
  it('F4 count each suite of a booking, for one browser', async () => {
    const limits = new RateLimitsInMemory(clock);
    const payments = new LimitedPayments({
      bookCabin: { run: async ({ holdId }) => ({ kind: 'reserved', reservationId: holdId }) },
      declines: new DeclineLimits(limits, { token: () => 't' }),
      unpaid: new UnpaidLimits(limits),
      visitors: { actorOf: () => ({ browser: 'b' }), payerOf: () => ({ browser: 'b', network: 'n' }) },
      proof: { require: async () => undefined },
    });
    const offer = async (hold: CabinHold) => {
      const outcome = await payments.pay({} as Request, {} as Response, hold, { choice: 'offer' });
      return 'kind' in outcome ? outcome.kind : undefined;
    };
    expect(await offer(aHold('h-1', 2))).toBe('reserved');
    expect(await offer(aHold('h-2', 2))).toBe('too-many-unpaid');
    expect(await offer(aHold('h-3', 1))).toBe('reserved');
  });

  it('F4 are no choice where there are more suites than offers, unless nothing else is', () => {
    expect(choicesOf(aHold('h-1', 3), 'test-cards')).toEqual(['deposit', 'full', 'offer']);
    expect(choicesOf(aHold('h-1', 4), 'test-cards')).toEqual(['deposit', 'full']);
    expect(choicesOf(aHold('h-1', 4), 'none')).toEqual(['offer']);
  });
});
