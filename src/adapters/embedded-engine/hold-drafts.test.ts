import { aBookingRequest, aQuote } from '../../../test/builders/a-booking';
import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { someSeals } from '../../../test/builders/some-seals';
import { twoNodes } from '../../../test/builders/two-nodes';
import { describeHoldDrafts } from '../../../test/contracts/hold-drafts.contract';
import { testDatabases } from '../../../test/services/databases';
import { EmbeddedHoldDrafts } from './hold-drafts';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeHoldDrafts(engine.name, engine.holdDrafts);
}

it.each([...testDatabases])('F9 stores what was typed sealed: $name', async ({ create }) => {
  const line = await twoNodes(create);
  try {
    const { db, clock, cabinBookings, itineraryIds } = line;
    const here = new EmbeddedHoldDrafts(db, someSeals, clock);
    const expiresAt = new Date(clock.now().getTime() + 600_000);
    const outcome = await cabinBookings.hold({
      ...aBookingRequest({ itineraryId: itineraryIds[0] ?? '' }),
      quote: aQuote(),
      expiresAt,
    });
    const holdId = outcome.kind === 'held' ? outcome.hold.holdId : '';
    await here.save(holdId, { 'guest1-first': 'Ada' });
    const stored = await db.selectFrom('hold_drafts').selectAll().execute();
    expect(stored.map(({ typed }) => [typed.startsWith('sealed:'), typed.includes('guest1-first')])).toEqual([
      [true, false],
    ]);
  } finally {
    await line.close();
  }
});
