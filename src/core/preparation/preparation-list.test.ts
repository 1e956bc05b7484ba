import fc from 'fast-check';
import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import type { PartyMember } from '../party/party-member';
import { PartyView, travellersOf } from '../party/party-view';
import { plainDate } from '../shared/plain-date';
import { checkEntry } from './check-entry';
import { rulesOfRoute } from './entry-rules';
import { preparationItems } from './preparation-item';
import { ownerOf, preparationList, progressOf } from './preparation-list';
import { embarkationHours, type PreparationTerms } from './preparation-terms';
import type { PreparationEntry } from './preparations.port';

const today = plainDate('2027-02-20');
const terms: PreparationTerms = {
  dueDays: { papers: 60, entry: 45, insurance: 45, emergency: 30, diet: 30, health: 45, journey: 21, boarding: 7 },
  embarkation: { from: '13:00', to: '14:00', everyMinutes: 30, guestsPerHour: 2 },
  entryRules: [
    {
      countries: ['Greece', 'Italy'],
      nationalities: ['US'],
      subject: 'entry',
      text: 'No visa.',
      source: { name: 'A regulation', url: 'https://example.com/' },
      asOf: plainDate('2025-01-01'),
    },
  ],
};
/** 12 to 19 April 2027. */
const trip = aTrip({
  packages: [aTripPackage()],
  passengers: [
    { fullName: 'Eleanor Marsh' },
    { fullName: 'Daniel Marsh' },
    { fullName: 'Iris Marsh', birthday: plainDate('2018-08-08') },
  ],
});
const companion: PartyMember = {
  memberId: 'm',
  reservationId: trip.reservationId,
  holderId: 'eleanor',
  inviterId: 'eleanor',
  role: 'companion',
  traveller: 1,
  wards: [],
  seesHealth: false,
  name: 'Daniel Marsh',
  email: 'daniel@example.com',
  state: 'accepted',
  contactId: 'daniel',
  invitedAt: new Date(0),
  endsOn: plainDate('2027-06-01'),
};
const holder = { role: 'holder', traveller: 0, wards: [], seesHealth: false } as const;
const viewOf = (who: string, members: readonly PartyMember[]) =>
  new PartyView(
    trip,
    who,
    who === 'eleanor' ? [holder] : members.filter(({ contactId }) => contactId === who),
    members,
    travellersOf(trip, members, today),
  );
const anEntry = (changes: Partial<PreparationEntry>): PreparationEntry => ({
  reservationId: trip.reservationId,
  traveller: 1,
  item: 'papers',
  values: { number: 'X1234567', validUntil: '2030-01-01' },
  sharedWith: [],
  savedAt: new Date(0),
  ...changes,
});
const listOf = (who: string, members: readonly PartyMember[], entries: readonly PreparationEntry[] = []) =>
  preparationList({ view: viewOf(who, members), entries, terms, today });

describe('the preparation list', () => {
  it('ROL-04 has a row for each traveller and item, with its due day, its state and whose it is', () => {
    const rows = listOf('eleanor', [companion], [anEntry({ ownerId: 'daniel' })]);
    expect(rows).toHaveLength(3 * preparationItems.length);
    expect(rows.filter(({ item }) => item === 'papers')).toMatchObject([
      { state: 'missing', dueOn: '2027-02-11', isOverdue: true, owner: { kind: 'traveller', isViewer: true } },
      { state: 'given', isOverdue: false, owner: { names: ['Daniel Marsh'], contactIds: ['daniel'], isViewer: false } },
      { state: 'missing', isOverdue: true, owner: { kind: 'holder', isViewer: true } },
    ]);
    expect(progressOf(rows)).toEqual({ given: 1, all: 24, overdue: 2 });
  });

  it('ROL-04 shows the holder that a companion has given something, and not what', () => {
    const theirs = anEntry({ ownerId: 'daniel' });
    const read = (who: string, members: readonly PartyMember[]) =>
      listOf(who, members, [theirs]).find(({ item, traveller }) => item === 'papers' && traveller.position === 1)
        ?.entry;
    expect(read('eleanor', [companion])).toBeUndefined();
    expect(read('daniel', [companion])).toBe(theirs);
    // Nor once the companion's role has ended: what they entered stays theirs.
    expect(read('eleanor', [{ ...companion, state: 'revoked' }])).toBeUndefined();
    expect(listOf('daniel', [])).toEqual([]);
  });

  it('says what needs attention: a document that expires on the way, help with a visa, a journey not known', () => {
    const reasons = [
      anEntry({ values: { validUntil: '2027-04-18' } }),
      anEntry({ item: 'entry', values: { state: 'help' } }),
      anEntry({ item: 'journey', values: { arrivesBy: 'own', leavesBy: 'unknown' } }),
      anEntry({ item: 'insurance', values: { insured: 'no' } }),
    ];
    const rows = listOf('eleanor', [], reasons).filter(({ traveller }) => traveller.position === 1);
    expect(rows.flatMap(({ item, state, reason }) => (state === 'missing' ? [] : [[item, state, reason]]))).toEqual([
      ['papers', 'attention', 'The document expires before the voyage ends.'],
      ['entry', 'attention', 'Help is asked for.'],
      ['insurance', 'given', undefined],
      ['journey', 'attention', 'Not known yet.'],
    ]);
  });

  it('ROL-04 gives the rows of a child to the guardians who have accepted', () => {
    const guardian = { ...companion, role: 'guardian', wards: [2], traveller: 1, name: 'Daniel Marsh' } as const;
    const view = viewOf('eleanor', [guardian]);
    expect(view.travellers.map((traveller) => ownerOf(view, traveller, today).kind)).toEqual([
      'traveller',
      'traveller',
      'guardian',
    ]);
  });

  it('asks for no hour of embarkation where the line gives none', () => {
    const rows = preparationList({
      view: viewOf('eleanor', []),
      entries: [],
      terms: { dueDays: terms.dueDays, entryRules: [] },
      today,
    });
    expect(rows.some(({ item }) => item === 'boarding')).toBe(false);
    expect(embarkationHours({ from: '13:00', to: '14:00', everyMinutes: 30, guestsPerHour: 2 })).toEqual([
      '13:00',
      '13:30',
      '14:00',
    ]);
  });
});

describe('the rules of a route', () => {
  it('are those of the passport, and empty where nothing is known', () => {
    const rulesFor = (nationality?: string) =>
      rulesOfRoute(terms, ['Greece', 'Türkiye', 'Greece'], nationality).map(({ country, rules }) => [
        country,
        rules.map(({ text }) => text),
      ]);
    expect(rulesFor('US')).toEqual([
      ['Greece', ['No visa.']],
      ['Türkiye', []],
    ]);
    expect(rulesFor('IN')).toEqual(rulesFor());
  });
});

describe('what is typed into an item', () => {
  const check = (item: (typeof preparationItems)[number], typed: Record<string, string | string[]>) =>
    checkEntry(item, Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value].flat()])), {
      hours: ['13:00'],
    });

  it('F9 is stored as its field asks, and refused beside the field that is wrong', () => {
    const papers = { type: 'passport', number: 'x 123-4567', nationality: 'GB', validUntil: '2030-01-31' };
    expect(check('papers', papers)).toEqual({ kind: 'valid', values: { ...papers, number: 'X1234567' } });
    expect(check('papers', { ...papers, number: '12', nationality: 'XX', validUntil: '2030-02-30' })).toEqual({
      kind: 'invalid',
      errors: {
        number: 'A number has 5 to 20 letters and digits.',
        nationality: 'Please choose a country.',
        validUntil: 'This day does not exist.',
      },
    });
  });

  it('is asked only where another answer asks for it', () => {
    expect(check('insurance', { insured: 'no', insurer: 'left over' })).toEqual({
      kind: 'valid',
      values: { insured: 'no' },
    });
    expect(check('insurance', { insured: 'yes' })).toMatchObject({ errors: { insurer: 'Please enter: Insurer.' } });
    expect(check('diet', { allergies: ['nuts', 'milk', 'nuts'] })).toEqual({
      kind: 'valid',
      values: { allergies: 'nuts,milk' },
    });
    expect(check('boarding', { hour: '13:30', bags: '2' })).toMatchObject({
      errors: { hour: expect.any(String) as string },
    });
  });

  it('never throws, and never stores what its field does not know', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...preparationItems),
        fc.dictionary(fc.string(), fc.array(fc.string(), { maxLength: 3 })),
        (item, typed) => {
          const outcome = checkEntry(item, typed, { hours: ['13:00'] });
          if (outcome.kind === 'valid')
            for (const value of Object.values(outcome.values)) expect(value.length).toBeLessThanOrEqual(1_000);
        },
      ),
    );
  });
});
