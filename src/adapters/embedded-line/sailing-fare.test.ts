import { plainDate } from '../../core/shared/plain-date';
import { readSampleLine } from '../../../test/builders/sample-line';
import { generateSailings } from './schedule';
import { sailingFare } from './sailing-fare';

const line = readSampleLine();
const voyages = line.voyages.map(({ voyage }) => voyage);
const sailings = generateSailings({
  schedule: line.schedule,
  voyages,
  from: plainDate('2026-01-01'),
  to: plainDate('2032-12-31'),
});
const categories = line.suites.map(({ suite }) => suite.category);

function fareOf(voyageId: string, category: string) {
  const sailing = sailings.find((one) => one.voyageId === voyageId);
  if (!sailing) throw new Error(`No sailing of ${voyageId}`);
  return sailingFare({ sailing, category, line });
}

describe('the fare of a sailing', () => {
  it('is base fare times nights, for the suite and everybody in it', () => {
    expect(fareOf('GRN', 'SV')).toEqual({
      itineraryId: 'ON1-GRN-260103-007',
      start: '2026-01-03',
      nights: 7,
      maxGuests: 2,
      suiteFare: { amount: 2_490_000, currency: 'USD' },
      portChargesPerGuest: { amount: 40_600, currency: 'USD' },
      taxesPerGuest: { amount: 15_400, currency: 'USD' },
      feesPerGuest: { amount: 7_000, currency: 'USD' },
    });
  });

  it('is whole hundreds on every sailing, and more than the charges that it contains', () => {
    for (const sailing of sailings) {
      for (const category of categories) {
        const fare = sailingFare({ sailing, category, line });
        expect(fare).toBeDefined();
        if (!fare) continue;
        expect(fare.suiteFare.amount % 10_000).toBe(0);
        expect(fare.suiteFare.amount).toBeGreaterThan(
          (fare.portChargesPerGuest.amount + fare.taxesPerGuest.amount + fare.feesPerGuest.amount) * fare.maxGuests,
        );
      }
    }
  });

  it('is higher for a higher category of suite', () => {
    const fares = ['SV', 'SVM', 'SS', 'OS', 'GS', 'PS', 'LS', 'FS'].map(
      (category) => fareOf('CYC', category)?.suiteFare.amount ?? 0,
    );
    expect(fares).toEqual([...fares].sort((one, other) => one - other));
    expect(fares.at(-1)).toBeGreaterThan(20_000_000);
  });

  it('is lower per night on an ocean crossing', () => {
    const perNight = (id: string) => {
      const fare = fareOf(id, 'SV');
      return (fare?.suiteFare.amount ?? 0) / (fare?.nights ?? 1);
    };
    expect(perNight('WST')).toBeLessThan(perNight('GRN') * 0.7);
  });

  it('is unknown for a category that does not exist', () => {
    expect(fareOf('GRN', 'constructor')).toBeUndefined();
  });
});
