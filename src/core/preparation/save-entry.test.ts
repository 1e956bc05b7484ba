import { aTrip } from '../../../test/builders/a-trip';
import type { PartyMember } from '../party/party-member';
import { PartyView, type Traveller } from '../party/party-view';
import type { EntryValues, PreparationItem } from './preparation-item';
import type { PreparationTerms } from './preparation-terms';
import { SaveEntry, type SentEntry } from './save-entry';

const travellers: readonly Traveller[] = [
  { position: 0, fullName: 'Eleanor Marsh', isChild: false },
  { position: 1, fullName: 'Daniel Marsh', isChild: false, contactId: 'daniel' },
];
const roles = {
  eleanor: [{ role: 'holder', traveller: 0, wards: [], seesHealth: false }],
  daniel: [{ role: 'companion', traveller: 1, wards: [], seesHealth: false }],
  reader: [{ role: 'reader', wards: [], seesHealth: false }],
} as const;
const members: readonly PartyMember[] = [];
const viewOf = (who: keyof typeof roles, trip = aTrip()) => new PartyView(trip, who, roles[who], members, travellers);

const withoutHours: PreparationTerms = {
  dueDays: { papers: 60, entry: 45, insurance: 45, emergency: 30, diet: 30, health: 45, journey: 21, boarding: 7 },
  entryRules: [],
};
const withHours: PreparationTerms = {
  ...withoutHours,
  embarkation: { from: '13:00', to: '14:00', everyMinutes: 30, guestsPerHour: 2 },
};
const papers = { type: 'passport', number: 'X1234567', nationality: 'GB', validUntil: '2030-01-31' };
const journey = { arrivesBy: 'own', leavesBy: 'own', transfer: 'none' };
const boarding = { hour: '13:30', bags: '2' };

function aForm({ terms = withHours, isHourFree = true } = {}) {
  const saved: unknown[] = [];
  const remembered: unknown[] = [];
  const taken: unknown[] = [];
  const save = new SaveEntry(
    {
      save: async (entry) => void saved.push(entry),
      remember: async (...entry) => void remembered.push(entry),
    },
    {
      take: async (seat) => {
        taken.push(seat);
        return isHourFree ? 'taken' : 'full';
      },
    },
    terms,
  );
  const send = (view: PartyView, item: PreparationItem, values: EntryValues, others: Partial<SentEntry> = {}) =>
    save.run(view, {
      traveller: 0,
      item,
      typedEntry: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]])),
      sharedWith: [],
      isRemembered: false,
      ...others,
    });
  return { send, saved, remembered, taken };
}

describe('saving an entry of the preparation', () => {
  it('is refused to a person whose role does not change this item of this traveller', async () => {
    const { send, saved } = aForm();
    expect([
      await send(viewOf('eleanor'), 'papers', papers, { traveller: 1 }),
      await send(viewOf('daniel'), 'papers', papers, { traveller: 0 }),
      await send(viewOf('reader'), 'papers', papers),
      await send(viewOf('eleanor'), 'papers', papers, { traveller: 7 }),
    ]).toEqual(Array.from({ length: 4 }, () => ({ kind: 'not-allowed' })));
    expect(saved).toEqual([]);
    expect(await send(viewOf('daniel'), 'papers', papers, { traveller: 1 })).toEqual({ kind: 'saved' });
  });

  it('stores what was checked, shared only with those who may read the item, as the entry of its own traveller', async () => {
    const { send, saved } = aForm();
    await send(viewOf('eleanor'), 'papers', papers, { sharedWith: ['doctor', 'consultant'] });
    expect(saved).toEqual([
      {
        reservationId: '100200',
        traveller: 0,
        item: 'papers',
        values: papers,
        sharedWith: ['consultant'],
        ownerId: 'eleanor',
      },
    ]);
    expect(await send(viewOf('eleanor'), 'papers', { ...papers, number: '12' })).toMatchObject({ kind: 'invalid' });
    expect(saved).toHaveLength(1);
  });

  it('has no owner and is not remembered when another person enters it', async () => {
    const { send, saved, remembered } = aForm();
    const unclaimed = travellers.map(({ position, fullName, isChild }) => ({ position, fullName, isChild }));
    const view = new PartyView(aTrip(), 'eleanor', roles.eleanor, members, unclaimed);
    expect(await send(view, 'papers', papers, { traveller: 1, isRemembered: true })).toEqual({ kind: 'saved' });
    expect(saved).toHaveLength(1);
    expect(saved[0]).not.toHaveProperty('ownerId');
    expect(remembered).toEqual([]);
  });

  it('is remembered for the next trip when its traveller chooses so, unless it is about this voyage only', async () => {
    const { send, remembered } = aForm();
    await send(viewOf('eleanor'), 'papers', papers);
    expect(remembered).toEqual([]);
    await send(viewOf('eleanor'), 'papers', papers, { isRemembered: true });
    await send(viewOf('eleanor'), 'journey', journey, { isRemembered: true });
    await send(viewOf('eleanor'), 'boarding', boarding, { isRemembered: true });
    expect(remembered).toEqual([['eleanor', 'papers', papers]]);
  });

  it('takes the hour of embarkation of the first voyage within the capacity of the line', async () => {
    const { send, saved, taken } = aForm();
    expect(await send(viewOf('eleanor'), 'boarding', boarding)).toEqual({ kind: 'saved' });
    expect(taken).toEqual([
      { itineraryId: 'ON1-CYC-270412-007', reservationId: '100200', traveller: 0, hour: '13:30', capacity: 2 },
    ]);
    expect(await send(viewOf('eleanor'), 'boarding', { ...boarding, hour: '15:00' })).toMatchObject({
      errors: { hour: 'Please choose an hour of the list.' },
    });
    expect([saved.length, taken.length]).toEqual([1, 1]);
  });

  it('TRD-02 takes no hour after the yacht has sailed', async () => {
    const { send, taken } = aForm();
    expect(await send(viewOf('eleanor'), 'boarding', boarding, { sailsAt: '14:00' })).toMatchObject({
      errors: { hour: 'Please choose an hour of the list.' },
    });
    expect(taken).toEqual([]);
  });

  it('stores no hour that is full, nor one of a trip without a voyage', async () => {
    const full = { kind: 'invalid', errors: { hour: 'This hour is full by now. Please choose another one.' } };
    const late = aForm({ isHourFree: false });
    expect([await late.send(viewOf('eleanor'), 'boarding', boarding), late.saved]).toEqual([full, []]);
    const { send, saved, taken } = aForm();
    expect(await send(viewOf('eleanor', aTrip({ packages: [] })), 'boarding', boarding)).toEqual(full);
    expect([saved, taken]).toEqual([[], []]);
  });

  it('knows no hour where the line assigns none', async () => {
    const { send, saved } = aForm({ terms: withoutHours });
    expect(await send(viewOf('eleanor'), 'boarding', boarding)).toEqual({ kind: 'not-allowed' });
    expect(await send(viewOf('eleanor'), 'papers', papers)).toEqual({ kind: 'saved' });
    expect(saved).toHaveLength(1);
  });
});
