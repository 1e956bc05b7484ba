import type { ChangesByItinerary, TripChange } from '../../core/trip-changes/trip-change';
import { ChangedSailings } from './changed-sailings';
import { sailingTag } from './sailing-tag';

const cabin = (changeId: string, itineraryId: string): TripChange => ({
  changeId,
  itineraryId,
  kind: 'cabin',
  reservationId: '100200',
  before: '512',
  after: '611',
  reason: 'A leak.',
  changedAt: new Date(0),
});
const [first, second] = [cabin('a', 'ON1-CYC-270412-007'), cabin('b', 'ON1-CYC-270419-007')];

it('TRD-02 E1 names the sailings whose changes are others than before, and outlives a database that is away', async () => {
  let ledger: ChangesByItinerary | Error = new Map([[first.itineraryId, [first]]]);
  const sailings = new ChangedSailings({
    findAll: async () => {
      if (ledger instanceof Error) throw ledger;
      return ledger;
    },
  });
  const named: (readonly string[] | 'all')[] = [];
  sailings.onChange((tags) => named.push(tags));
  const lookAt = async (found: typeof ledger) => {
    ledger = found;
    await sailings.look();
  };
  await sailings.look();
  await lookAt(new Map([[first.itineraryId, [first]]]));
  expect(named).toEqual([]);
  await lookAt(new Error('away'));
  await lookAt(
    new Map([
      [first.itineraryId, [first]],
      [second.itineraryId, [second]],
    ]),
  );
  await lookAt(new Map());
  expect(named).toEqual([[sailingTag(second.itineraryId)], [first, second].map((one) => sailingTag(one.itineraryId))]);
});
