import fc from 'fast-check';
import { aPartyMember } from '../../../test/builders/a-party-member';
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
const companion = aPartyMember();
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
    expect(progressOf(rows)).toEqual({ givenCount: 1, all: 24, overdue: 2 });
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

  it('says that a flight arrives after the day of embarkation, or leaves before the last day', () => {
    const reasonOf = (values: Readonly<Record<string, string>>) =>
      listOf('eleanor', [], [anEntry({ item: 'journey', values })]).find(({ state }) => state !== 'missing')?.reason;
    const byAir = { arrivesBy: 'flight', leavesBy: 'flight' };
    expect(reasonOf({ ...byAir, arrivalDay: '2027-04-13', departureDay: '2027-04-19' })).toBe(
      'The flight arrives after the day of embarkation.',
    );
    expect(reasonOf({ ...byAir, arrivalDay: '2027-04-12', departureDay: '2027-04-18' })).toBe(
      'The flight leaves before the voyage ends.',
    );
    expect(reasonOf({ ...byAir, arrivalDay: '2027-04-10', departureDay: '2027-04-21' })).toBeUndefined();
    expect(reasonOf({ ...byAir, arrivalDay: '2027-04-12', departureDay: '2027-04-19' })).toBeUndefined();
  });

  it('says what falls short of the terms: a passport valid for less than six months more, an identity card, no insurance', () => {
    const requirements = { passportMonths: 6, insurance: true };
    const reasonOf = (changes: Partial<PreparationEntry>) =>
      preparationList({
        view: viewOf('eleanor', []),
        entries: [anEntry(changes)],
        terms: { ...terms, requirements },
        today,
      }).find(({ state }) => state !== 'missing')?.reason;
    const untilOf = (validUntil: string, type = 'passport') => reasonOf({ values: { type, validUntil } });
    expect(untilOf('2027-04-18')).toBe('The document expires before the voyage ends.');
    expect(untilOf('2027-10-18')).toBe('The passport has to be valid until 19 October 2027 at least.');
    expect(untilOf('2027-10-19')).toBeUndefined();
    expect(untilOf('2030-01-01', 'identity-card')).toBe('Our terms require a passport.');
    expect(reasonOf({ item: 'insurance', values: { insured: 'no' } })).toBe('Our terms require travel insurance.');
    expect(reasonOf({ item: 'insurance', values: { insured: 'yes' } })).toBeUndefined();
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

  it('gives the rows of a child to active guardians of this very child, and otherwise to the holder', () => {
    const iris = (members: readonly PartyMember[], who = 'eleanor') => {
      const view = viewOf(who, members);
      const child = travellersOf(trip, members, today)[2];
      if (!child) throw new Error('There is no child.');
      const { kind, names, contactIds, isViewer } = ownerOf(view, child, today);
      return [kind, names, contactIds, isViewer];
    };
    const guardian = { ...companion, role: 'guardian', wards: [2] } as const;
    const { contactId, ...withoutAccount } = guardian;
    expect(contactId).toBe('daniel');
    const holders = ['holder', [], ['eleanor'], true];
    expect(iris([guardian])).toEqual(['guardian', ['Daniel Marsh'], ['daniel'], false]);
    expect(iris([guardian], 'daniel')).toEqual(['guardian', ['Daniel Marsh'], ['daniel'], true]);
    expect(iris([{ ...guardian, contactId: 'ada', name: 'Ada' }, guardian], 'daniel')).toEqual([
      'guardian',
      ['Ada', 'Daniel Marsh'],
      ['ada', 'daniel'],
      true,
    ]);
    expect(iris([withoutAccount])).toEqual(['guardian', ['Daniel Marsh'], [], false]);
    expect(iris([{ ...guardian, role: 'companion' }])).toEqual(holders);
    expect(iris([{ ...guardian, wards: [1] }])).toEqual(holders);
    expect(iris([{ ...guardian, state: 'invited' }])).toEqual(holders);
    expect(iris([{ ...guardian, endsOn: plainDate('2027-02-19') }])).toEqual(holders);
    // A companion learns that the holder is responsible, and not which account that is.
    expect(iris([companion], 'daniel')).toEqual(['holder', [], [], false]);
  });

  it('lets nobody but the traveller see what they entered, and lets the person who acts for them enter it anew', () => {
    const rowFor = (who: string, members: readonly PartyMember[], ownerId?: string) => {
      const row = listOf(who, members, [anEntry(ownerId === undefined ? {} : { ownerId })]).find(
        ({ item, traveller }) => item === 'papers' && traveller.position === 1,
      );
      return row && [row.level, row.entry !== undefined];
    };
    // The traveller has no account: the holder enters their papers, and reads what was entered by the holder.
    expect(rowFor('eleanor', [])).toEqual(['change', true]);
    expect(rowFor('eleanor', [], 'eleanor')).toEqual(['change', true]);
    expect(rowFor('eleanor', [], 'daniel')).toEqual(['change', false]);
    // The traveller has an account: the holder sees the state only, also of what the holder has entered before.
    expect(rowFor('eleanor', [companion])).toEqual(['state', false]);
    expect(rowFor('daniel', [companion])).toEqual(['change', true]);
    expect(rowFor('daniel', [companion], 'ada')).toEqual(['change', false]);
    const assistant = { ...companion, contactId: 'ada', role: 'assistant', wards: [1], inviterId: 'daniel' } as const;
    expect(rowFor('ada', [companion, assistant], 'daniel')).toEqual(['change', true]);
  });

  it('is due by the days before the voyage, and a document suffices that is valid until its last day', () => {
    const rows = (validUntil: string, day = today) =>
      preparationList({
        view: viewOf('eleanor', []),
        entries: [anEntry({ values: { validUntil } }), anEntry({ item: 'entry', values: { state: 'applied' } })],
        terms,
        today: day,
      }).filter(({ traveller }) => traveller.position === 1);
    expect(rows('2027-04-19')[0]).toMatchObject({ state: 'given', isOverdue: false });
    expect(rows('2027-04-18')[0]).toMatchObject({ state: 'attention', isOverdue: true });
    expect(rows('')[0]).toMatchObject({ state: 'given' });
    expect(rows('2027-04-19')[1]).toMatchObject({ state: 'attention', reason: 'An answer is waited for.' });
    expect(rows('2027-04-19')[1]).toMatchObject({ dueOn: '2027-02-26', isOverdue: false });
    expect(rows('2027-04-19', plainDate('2027-02-26'))[1]).toMatchObject({ isOverdue: false });
    expect(rows('2027-04-19', plainDate('2027-02-27'))[1]).toMatchObject({ isOverdue: true });
  });

  it.each([
    [{ arrivesBy: 'own', leavesBy: 'flight' }, 'given'],
    [{ arrivesBy: 'unknown', leavesBy: 'flight' }, 'attention'],
    [{ arrivesBy: 'flight', leavesBy: 'unknown' }, 'attention'],
  ])('says of a journey %j: %s', (values, state) => {
    const row = listOf('eleanor', [], [anEntry({ item: 'journey', values })]).find(
      ({ item, traveller }) => item === 'journey' && traveller.position === 1,
    );
    expect(row?.state).toBe(state);
  });

  it.each([
    ['13:30', '15:05', 45, ['13:30', '14:15', '15:00']],
    ['09:50', '10:10', 10, ['09:50', '10:00', '10:10']],
    ['13:00', '13:00', 30, ['13:00']],
    ['13:00', '12:00', 30, []],
  ])('has hours of embarkation from %s to %s every %i minutes', (from, to, everyMinutes, hours) => {
    expect(embarkationHours({ from, to, everyMinutes, guestsPerHour: 2 })).toEqual(hours);
  });

  it('ROL-04 is closed from the day after embarkation, and for a trip on which nobody sails: it is read, not changed', () => {
    const levelsOn = (day: string, status = 'BK') => {
      const view = viewOf('eleanor', []);
      const trips = new PartyView({ ...trip, status }, 'eleanor', [holder], [], view.travellers);
      return new Set(
        preparationList({ view: trips, entries: [], terms, today: plainDate(day) }).map(({ level }) => level),
      );
    };
    expect([levelsOn('2027-04-12').has('change'), levelsOn('2027-04-13')]).toEqual([true, new Set(['see'])]);
    expect(levelsOn('2027-02-20', 'CX')).toEqual(new Set(['see']));
  });

  it.each([
    ['20:00', '13:00', '17:00'],
    ['18:00', '13:00', '17:00'],
    ['17:00', '12:00', '16:00'],
    ['15:00', '10:00', '14:00'],
    ['12:00', '09:00', '11:00'],
  ])('TRD-02 boards nobody after the yacht has sailed: she sails at %s', (sailsAt, first, last) => {
    const hours = embarkationHours({ from: '13:00', to: '17:00', everyMinutes: 30, guestsPerHour: 2 }, sailsAt);
    expect([hours[0], hours.at(-1)]).toEqual([first, last]);
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
    expect(rulesFor('IN')[0]).toEqual(['Greece', []]);
  });

  it('hold for every passport, and without one, where they name none', () => {
    const forAll = {
      countries: ['Greece', 'Italy'],
      subject: 'health',
      text: 'A vaccination.',
      source: { name: 'A regulation', url: 'https://example.com/' },
      asOf: plainDate('2025-01-01'),
    } as const;
    const rulesFor = (country: string, nationality?: string) =>
      rulesOfRoute({ entryRules: [forAll] }, [country], nationality)[0]?.rules;
    expect([rulesFor('Italy'), rulesFor('Italy', 'IN'), rulesFor('Spain', 'IN')]).toEqual([[forAll], [forAll], []]);
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
