import { aQuoteSeal } from '../../../test/builders/a-quote-seal';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aSailingFare, InMemoryFares } from '../../../test/builders/fake-engine';
import { someTerms } from '../../../test/builders/some-terms';
import { money } from '../shared/money';
import { QuoteSailing } from './quote-sailing';

const { itineraryId } = aSailingFare();
const seal = aQuoteSeal();

const quotesAt = (now: string, guestCount: number) =>
  new QuoteSailing({
    fares: new InMemoryFares(
      new Map([
        [
          itineraryId,
          new Map([
            ['SV', aSailingFare({ maxGuests: 3 })],
            ['OS', aSailingFare({ maxGuests: 5 })],
            ['FS', aSailingFare()],
            ['XX', aSailingFare({ suiteFare: money(0, 'USD') })],
          ]),
        ],
      ]),
    ),
    clock: new StoppedClock(now),
    terms: someTerms,
    officeTimeZone: 'America/New_York',
    seal,
  }).run({ itineraryId, guestCount });

describe('the quotes of a sailing', () => {
  it('leave out suites without a price and those sold by appointment, and everything once the voyage has begun', async () => {
    expect([...(await quotesAt('2027-01-11T15:00:00Z', 2)).keys()]).toEqual(['SV', 'OS']);
    expect((await quotesAt('2027-05-29T12:00:00Z', 2)).size).toBe(0);
  });

  it('price each suite for the guests of the party, and for no more than it sleeps', async () => {
    const countIn = async (category: string, guestCount: number) => {
      const quote = (await quotesAt('2027-01-11T15:00:00Z', guestCount)).get(category);
      return seal.open({ itineraryId, category }, quote?.sealed ?? '')?.guestCount;
    };
    expect([await countIn('SV', 2), await countIn('SV', 4), await countIn('OS', 4)]).toEqual([2, 3, 4]);
  });
});
