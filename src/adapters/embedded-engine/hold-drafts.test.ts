import { aBookingRequest, aQuote } from '../../../test/builders/a-booking';
import { someSeals } from '../../../test/builders/some-seals';
import { twoNodes } from '../../../test/builders/two-nodes';
import { testDatabases } from '../../../test/services/databases';
import { EmbeddedHoldDrafts } from './hold-drafts';

it.each([...testDatabases])(
  'F9 keeps what was typed with its hold, sealed, and no longer: $name',
  async ({ create }) => {
    const line = await twoNodes(create);
    try {
      const { db, clock, cabinBookings, itineraryIds, otherNode } = line;
      const here = new EmbeddedHoldDrafts(db, someSeals, clock);
      const there = new EmbeddedHoldDrafts(otherNode.db, someSeals, clock);
      const expiresAt = new Date(clock.now().getTime() + 600_000);
      const outcome = await cabinBookings.hold({
        ...aBookingRequest({ itineraryId: itineraryIds[0] ?? '' }),
        quote: aQuote(),
        expiresAt,
      });
      const holdId = outcome.kind === 'held' ? outcome.hold.holdId : '';
      await here.save(holdId, { 'guest1-first': 'Ada' });
      await there.save(holdId, { 'guest1-first': 'Adele', 'guest1-birth-year': '1980' });
      expect(await here.find(holdId)).toEqual({ 'guest1-first': 'Adele', 'guest1-birth-year': '1980' });
      const stored = await db.selectFrom('hold_drafts').selectAll().execute();
      expect(stored.map(({ typed }) => [typed.startsWith('sealed:'), typed.includes('Adele')])).toEqual([
        [true, false],
      ]);
      await here.forget(holdId);
      expect(await there.find(holdId)).toBeUndefined();
      clock.pass({ minutes: 11 });
      await here.save(holdId, { 'guest1-first': 'Ada' });
      expect(await here.find(holdId)).toBeUndefined();
    } finally {
      await line.close();
    }
  },
);
