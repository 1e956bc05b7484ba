import { openDatabase } from '../../src/adapters/sql/open-database';
import { EmbeddedBespokeRequests } from '../../src/adapters/embedded-engine/excursions/bespoke-requests';
import { EmbeddedPendingExcursionBookings } from '../../src/adapters/embedded-state/excursions/pending-excursion-bookings';
import { EmbeddedLocks } from '../../src/adapters/embedded-state/locks/locks';
import { EngineClient } from '../../src/adapters/engine-http/engine-client';
import { EngineExcursionBookings } from '../../src/adapters/engine-http/excursion-bookings';
import { ReconcilingExcursionBookings } from '../../src/core/excursions/reconciling-excursion-bookings';
import type { CreateDatabase } from '../services/databases';
import type { EngineManner } from '../simulators/engine/excursion-store';
import { createExcursionEngine } from '../simulators/engine/excursion-engine';
import type { StoppedClock } from './a-clock';
import { someExcursionTerms as terms } from './some-terms';

const key = 'a-key-that-both-sides-know-well-enough';

/** Two nodes on one database, before an engine that keeps the seats as well as its manner allows. */
export async function reconcilingNodes({
  manner,
  clock,
  create,
  pauseMs = 20,
}: {
  readonly manner: EngineManner;
  readonly clock: StoppedClock;
  readonly create: CreateDatabase;
  readonly pauseMs?: number;
}) {
  const engine = createExcursionEngine({ manner, terms, now: () => clock.now(), pauseMs, key });
  const apiUrl = await engine.listen();
  const database = await create();
  const open = async () => {
    const db = await openDatabase(database);
    const client = new EngineClient({ apiUrl, credentials: { kind: 'key', key }, log: { warn: () => undefined } });
    const pending = new EmbeddedPendingExcursionBookings(db, clock);
    const requests = new EmbeddedBespokeRequests(db, clock);
    const upstream = new EngineExcursionBookings(client, { report: () => undefined });
    return {
      db,
      client,
      pending,
      requests,
      upstream,
      excursionBookings: new ReconcilingExcursionBookings({
        excursionBookings: upstream,
        pending,
        requests,
        locks: new EmbeddedLocks(db),
        clock,
      }),
    };
  };
  const [one, other] = [await open(), await open()];
  return {
    engine,
    excursionBookings: one.excursionBookings,
    otherNode: other.excursionBookings,
    pending: one.pending,
    requests: one.requests,
    upstream: one.upstream,
    close: async () => {
      for (const { db, client } of [one, other]) {
        client.close();
        await db.destroy();
      }
      await engine.close();
      await database.drop();
    },
  };
}
