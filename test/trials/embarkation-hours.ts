import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedEmbarkationHours } from '../../src/adapters/embedded-state/preparation/embarkation-hours';
import { openDatabase } from '../../src/adapters/sql/open-database';
import type { Drill, TrialReport } from './trial';

interface EmbarkationDay {
  readonly guests: number;
  readonly hours: number;
  readonly guestsPerHour: number;
  readonly databaseUrl?: string | undefined;
}

/** So many guests of one sailing take an hour at once, on two nodes; a guest whose hour is full tries the next one. */
export async function embark({ guests, hours, guestsPerHour, databaseUrl }: EmbarkationDay): Promise<TrialReport> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'embarkation-'));
  const open = () => openDatabase({ databaseUrl, dataFolder, migratesAtStart: true });
  const [here, there] = [await open(), await open()];
  const itineraryId = `drill ${Date.now()}`;
  try {
    const nodes = [new EmbeddedEmbarkationHours(here), new EmbeddedEmbarkationHours(there)] as const;
    const began = performance.now();
    const outcomes = await Promise.all(
      Array.from({ length: guests }, async (_, guest) => {
        const node = guest % 2 ? nodes[0] : nodes[1];
        for (let at = 0; at < hours; at += 1) {
          const outcome = await node.take({
            itineraryId,
            reservationId: `${itineraryId} ${guest}`,
            traveller: 0,
            hour: `${10 + ((guest + at) % hours)}:00`,
            capacity: guestsPerHour,
          });
          if (outcome === 'taken') return true;
        }
        return false;
      }),
    );
    const seconds = (performance.now() - began) / 1000;
    const counts = [...(await nodes[0].count(itineraryId)).values()];
    const taken = outcomes.filter(Boolean).length;
    const room = hours * guestsPerHour;
    return {
      isGood: taken === Math.min(guests, room) && counts.every((count) => count <= guestsPerHour),
      rows: [
        ['guests, each on one of two nodes', guests],
        ['hours, with room for', `${hours}, ${guestsPerHour} each`],
        ['guests who have an hour', taken],
        ['most guests in one hour', Math.max(0, ...counts)],
        ['seconds', seconds.toFixed(1)],
      ],
    };
  } finally {
    await Promise.all([here.destroy(), there.destroy()]);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

export const embarkationHours: Drill = {
  title: 'Hours of embarkation',
  how: 'All guests take an hour at the same time, on two nodes of one database; a guest whose hour is full tries each of the others.',
  verdict: 'No hour has more guests than it has room for, and no room is left while a guest has none.',
  run: () => embark({ guests: 1_000, hours: 10, guestsPerHour: 10, databaseUrl: process.env['DATABASE_URL'] }),
};
