import { aBookingRequest } from '../../../test/builders/a-booking';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aSailingFare, FakeFares } from '../../../test/builders/fake-engine';
import { FakeWaitlistOffers } from '../../../test/builders/fake-waitlist-offers';
import { someTerms } from '../../../test/builders/some-terms';
import { plainDate } from '../shared/plain-date';
import type { FareOutcome } from './fares.port';
import { OfferToWaitlist } from './offer-to-waitlist';
import type { WaitlistEntry } from './waitlist.port';

const clock = new StoppedClock('2027-01-11T15:00:00Z');
const entry = (reservationId: string): WaitlistEntry => ({
  ...aBookingRequest(),
  reservationId,
  joinedAt: clock.now(),
  position: 1,
});

function offerToWaitlist(
  rounds: readonly (readonly WaitlistEntry[])[],
  outcome?: FareOutcome,
  at: StoppedClock = clock,
) {
  const offers = new FakeWaitlistOffers(rounds);
  const useCase = new OfferToWaitlist({
    offers,
    fares: new FakeFares(outcome),
    clock: at,
    terms: someTerms,
    officeTimeZone: 'America/New_York',
  });
  return { offers, run: () => useCase.run() };
}

describe('OfferToWaitlist', () => {
  it('SUI-13 offers what is free to the first in each line, at the price of the day, for the hours of the terms', async () => {
    const { offers, run } = offerToWaitlist([[entry('ON71000001'), entry('ON71000002')]]);
    expect(await run()).toBe(2);
    expect(offers.made.map(({ reservationId, expiresAt }) => [reservationId, expiresAt.toISOString()])).toEqual([
      ['ON71000001', '2027-01-12T15:00:00.000Z'],
      ['ON71000002', '2027-01-12T15:00:00.000Z'],
    ]);
    expect(offers.made[0]?.quote.total).toEqual(aSailingFare().suiteFare);
  });

  it('SUI-13 goes on until nothing is free, and ends when another node was faster', async () => {
    const rounds = [[entry('ON71000001')], [entry('ON71000002')], [entry('ON71000003')]];
    const { offers, run } = offerToWaitlist(rounds);
    offers.tooLateFor.add('ON71000002');
    expect(await run()).toBe(1);
    expect(offers.made.map(({ reservationId }) => reservationId)).toEqual(['ON71000001']);
  });

  it('SUI-13 TRP-05 leaves who accepts in the last hour a day to pay, where everything is due already, and never past the sailing', async () => {
    const dueDates = async (start: string) => {
      const { offers, run } = offerToWaitlist([[entry('ON71000001')]], {
        kind: 'fare',
        fare: aSailingFare({ start: plainDate(start) }),
      });
      await run();
      const { depositDueOn, finalDueOn } = offers.made[0]?.quote ?? {};
      return [depositDueOn, finalDueOn];
    };
    expect(await dueDates('2027-02-20')).toEqual(['2027-01-13', '2027-01-13']);
    expect(await dueDates('2027-01-12')).toEqual(['2027-01-12', '2027-01-12']);
    expect((await dueDates('2027-05-29'))[0]).toBe('2027-01-18');
  });

  it('SUI-13 keeps no suite past the day of sailing, and offers none that is not sold any more', async () => {
    const sailsTomorrow = offerToWaitlist([[entry('ON71000001')]], {
      kind: 'fare',
      fare: aSailingFare({ start: plainDate('2027-01-12') }),
    });
    await sailsTomorrow.run();
    expect(sailsTomorrow.offers.made[0]?.expiresAt.toISOString()).toBe('2027-01-12T00:00:00.000Z');
    const unsold = offerToWaitlist([[entry('ON71000001')]], { kind: 'no-fare' });
    expect([await unsold.run(), unsold.offers.made]).toEqual([0, []]);
  });

  it('SUI-13 ends after twenty rounds, so that a run never lasts, and leaves the rest to the next', async () => {
    const rounds = Array.from({ length: 25 }, (_, index) => [entry(`ON7100${1000 + index}`)]);
    const { run } = offerToWaitlist(rounds);
    expect([await run(), await run()]).toEqual([20, 5]);
  });

  it('SUI-13 leaves an hour to answer on the evening before the sailing', async () => {
    const evening = new StoppedClock('2027-01-12T03:00:00Z');
    const { offers, run } = offerToWaitlist(
      [[entry('ON71000001')]],
      { kind: 'fare', fare: aSailingFare({ start: plainDate('2027-01-12') }) },
      evening,
    );
    await run();
    expect(offers.made[0]?.expiresAt).toEqual(new Date('2027-01-12T04:00:00Z'));
  });
});
