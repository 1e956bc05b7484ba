import { aQuote } from '../../../test/builders/a-booking';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aHold, aSailingFare, FakeCabinBookings, InMemoryFares } from '../../../test/builders/fake-engine';
import { someTerms } from '../../../test/builders/some-terms';
import type { SuiteGuests } from './hold-suites.port';
import { SaveGuestDetails } from './save-guest-details';

const typedGuest = (firstName: string, birthday: string) => ({
  firstName,
  middleName: '',
  lastName: 'Quist',
  birthday,
  email: `${firstName.toLowerCase()}@example.com`,
  phone: '+13055550199',
});
const typed = [
  typedGuest('Ada', '1980-02-29'),
  typedGuest('Bo', '1979-12-31'),
  typedGuest('Cleo', '1985-05-05'),
  typedGuest('Dan', '2020-06-06'),
];
const twoSuites = aHold({
  category: 'SV',
  ages: [30, 30],
  otherSuites: [{ category: 'OS', cabinNumber: '601', ages: [30, 5], quote: aQuote() }],
});

function saveGuests({ hold = twoSuites, sold = ['SV', 'OS'] } = {}) {
  const saved: SuiteGuests[] = [];
  const cabinBookings = new FakeCabinBookings(hold);
  const fares = new Map(sold.map((category) => [category, aSailingFare({ maxGuests: 3 })]));
  const useCase = new SaveGuestDetails(
    new InMemoryFares(new Map([[hold.itineraryId, fares]])),
    cabinBookings,
    new StoppedClock(),
    someTerms,
    'America/New_York',
    (text) => text,
    {
      saveSuites: async (_holdId, suites) => {
        saved.push(...suites);
        return 'saved';
      },
    },
  );
  return {
    saved,
    run: (more: Partial<Parameters<SaveGuestDetails['run']>[0]> = {}) =>
      useCase.run({ holdId: 'h-1', typedGuests: typed, ...more }),
  };
}

const sleepersOf = (suites: readonly SuiteGuests[]) =>
  suites.map(({ cabinNumber, ages, guests }) => [cabinNumber, ages, guests.map(({ firstName }) => firstName)]);

describe('the guests of several suites', () => {
  it('are saved in the suites that they were priced in', async () => {
    const { saved, run } = saveGuests();
    expect(await run()).toEqual({ kind: 'saved' });
    expect(sleepersOf(saved)).toEqual([
      ['501', [30, 30], ['Ada', 'Bo']],
      ['601', [30, 5], ['Cleo', 'Dan']],
    ]);
  });

  it('may be moved to another suite, whose total stays the same while the charges follow the guests', async () => {
    const { saved, run } = saveGuests();
    expect(await run({ chosenSuites: [0, 1, 1, 1] })).toEqual({ kind: 'saved' });
    expect(sleepersOf(saved)).toEqual([
      ['501', [30], ['Ada']],
      ['601', [30, 30, 5], ['Bo', 'Cleo', 'Dan']],
    ]);
    expect(saved.map(({ quote }) => quote.total)).toEqual([aQuote().total, aQuote().total]);
    const charges = saved.map(({ quote }) => quote.lines.find(({ part }) => part === 'port-charges')?.amount.amount);
    expect(charges).toEqual([63_000, 189_000]);
  });

  it('are saved in no suite while a field or the choice of suites is wrong, and every error is named at once', async () => {
    const { saved, run } = saveGuests();
    const [first, ...others] = typed;
    const withoutName = [{ ...typedGuest('', first?.birthday ?? ''), email: 'ada@example.com' }, ...others];
    const errorsOf = async (more: Parameters<typeof run>[0]) => {
      const outcome = await run(more);
      return outcome.kind === 'invalid' ? outcome.errors.map(({ guest, field }) => `${guest} ${field}`) : [];
    };
    expect(await errorsOf({ typedGuests: withoutName })).toEqual(['0 firstName']);
    expect(await errorsOf({ chosenSuites: [0, 0, 0, 1] })).toEqual(['3 suite']);
    expect(await errorsOf({ typedGuests: withoutName, chosenSuites: [0, 0, 0, 1] })).toEqual([
      '0 firstName',
      '3 suite',
    ]);
    expect(saved).toEqual([]);
  });

  it('are saved for no hold of which a suite is not sold any more', async () => {
    for (const sold of [['SV'], ['OS'], []]) {
      const { saved, run } = saveGuests({ sold });
      expect([await run(), saved]).toEqual([{ kind: 'hold-expired' }, []]);
    }
    const single = saveGuests({ hold: aHold(), sold: [] });
    expect(await single.run({ typedGuests: typed.slice(0, 2) })).toEqual({ kind: 'hold-expired' });
  });
});
