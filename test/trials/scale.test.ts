import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabases } from '../services/databases';
import { startPostgres, stopPostgres } from '../services/postgres-server';
import { freePort } from '../services/redis-server';
import { growSite } from './grow-site';
import { growVoyages } from './scale';
import { whatIsWrong } from './trial';

it('G11 reads a sailing and a guest by indexes, however many voyages are stored', async () => {
  const database = await testDatabases.find(({ name }) => name === 'SQLite')?.create();
  if (!database) throw new Error('There is no SQLite');
  try {
    expect(
      whatIsWrong(await growVoyages({ database, factors: [1, 10], reservationsPerSailing: 8, samples: 3 })),
    ).toEqual([]);
  } finally {
    await database.drop();
  }
});

it('G11 answers guests and does periodic work by indexes on PostgreSQL, however many voyages are stored', async () => {
  const home = mkdtempSync(join(tmpdir(), 'landfall-scale-'));
  chmodSync(home, 0o755);
  const postgres = startPostgres(join(home, 'server'), await freePort());
  try {
    const growth = { factors: [1, 3], sailingsAtOnce: 34, reservationsPerSailing: 30 };
    const asked = { samples: 1, jobsMs: 4_000, prefersIndexes: true };
    expect(whatIsWrong(await growSite({ postgres, ...growth, ...asked }))).toEqual([]);
  } finally {
    stopPostgres(postgres.folder);
    rmSync(home, { recursive: true, force: true });
  }
}, 240_000);
