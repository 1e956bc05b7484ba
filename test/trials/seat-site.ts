import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instantAt } from '../../src/core/shared/zoned-time';
import { plainDate } from '../../src/core/shared/plain-date';
import { someExcursionTerms } from '../builders/some-terms';
import { createEngineBeforeEngine } from '../simulators/engine/engine-before-engine';
import type { EngineManner } from '../simulators/engine/excursion-store';
import type { ExcursionEngine } from '../simulators/engine/excursion-engine';
import { startServer } from '../support/start-server';
import { openTwoNodeSite, type TwoNodeSite } from './two-node-site';

const engineKey = 'the-engine-key-of-a-trial-0123456789';
const opensBefore = '2040-01-01';

export interface SeatSiteOptions {
  readonly databaseUrl: string;
  /** Who keeps the seats: the line's own booking system, or an engine behind the contract. */
  readonly keeper: 'line' | EngineManner;
  /** Every departure takes so many; without it as many as the line's content says. */
  readonly capacity?: number;
}

export interface SeatSite {
  readonly nodes: TwoNodeSite;
  readonly engine?: ExcursionEngine;
  /** Where reservations are kept, when it is not the site's database. */
  readonly engineFolder?: string;
  close(): Promise<void>;
}

/** Two nodes on one PostgreSQL. Over the contract a third server has sailings and reservations, and a simulator before it the seats. */
export async function openSeatSite({ databaseUrl, keeper, capacity }: SeatSiteOptions): Promise<SeatSite> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-seats-'));
  const env = {
    EXCURSIONS_OPEN_BEFORE: opensBefore,
    ...(capacity === undefined ? {} : { CONTENT_DIR: copyContent(folder, capacity) }),
  };
  const forget = () => rmSync(folder, { recursive: true, force: true });
  if (keeper === 'line') {
    const nodes = await openTwoNodeSite(databaseUrl, undefined, env);
    return { nodes, close: () => nodes.close().then(forget) };
  }
  const engineFolder = join(folder, 'engine');
  const behind = await startServer({
    env: { ...env, DATA_DIR: engineFolder, LOG_LEVEL: 'error', ENGINE_SERVE_KEY: engineKey },
  });
  const engine = createEngineBeforeEngine({
    manner: keeper,
    terms: someExcursionTerms,
    key: engineKey,
    behindUrl: behind.url,
  });
  await offerAll(engine, behind.url);
  const url = await engine.listen();
  const nodes = await openTwoNodeSite(databaseUrl, undefined, {
    ...env,
    ENGINE: 'http',
    ENGINE_API_URL: url,
    ENGINE_API_KEY: engineKey,
    ENGINE_URL: `${behind.url}/engine/details`,
  });
  return {
    nodes,
    engine,
    engineFolder,
    close: async () => {
      await nodes.close();
      await engine.close();
      await behind.stop();
      forget();
    },
  };
}

/** The line's content with all of its experiences made equally big. */
function copyContent(folder: string, capacity: number): string {
  const content = join(folder, 'content');
  cpSync('config/sample-line', content, { recursive: true });
  for (const name of readdirSync(join(content, 'experiences'))) {
    const file = join(content, 'experiences', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^capacity: \d+$/m, `capacity: ${capacity}`));
  }
  return content;
}

interface WireDeparture {
  readonly departureId: string;
  readonly tourId: string;
  readonly tourCode: string;
  readonly itineraryId: string;
  readonly date: string;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly ends: string;
  readonly capacity: number;
}

/** The engine sells what the one behind it sells, in a year from today. */
async function offerAll(engine: ExcursionEngine, behindUrl: string): Promise<void> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const answer = await fetch(`${behindUrl}/v1/excursions/departures?from=${day(0)}&to=${day(399)}`, {
    headers: { Authorization: `Bearer ${engineKey}` },
  });
  const { items } = (await answer.json()) as { readonly items: readonly WireDeparture[] };
  for (const { departureId, tourId, tourCode, itineraryId, date, startsAt, timeZone, ends, capacity } of items) {
    engine.store.offer({
      departureId,
      tourId,
      tourCode,
      itineraryId,
      date: plainDate(date),
      startsAt,
      timeZone,
      begins: instantAt({ day: plainDate(date), time: startsAt }, timeZone),
      ends: new Date(ends),
      capacity,
    });
  }
}
