import { emptyDatabase, testDatabases } from '../services/databases';
import { leaveIdle } from './idle-nodes';
import { whatIsWrong } from './trial';

/** Windows of four seconds hold one round of the jobs that run every three; the drill looks for longer and holds a further node to one. */
const size = { counts: [1, 2], seconds: 12, reservations: 4_000, maxPerFurtherNode: 2 };

it('G11 costs PostgreSQL next to nothing for a further node without visitors', async () => {
  const database = await testDatabases.find(({ name }) => name === 'PostgreSQL')?.create(emptyDatabase);
  try {
    const databaseUrl = database?.databaseUrl ?? '';
    expect(whatIsWrong(await leaveIdle({ databaseUrl, ...size }))).toEqual([]);
  } finally {
    await database?.drop();
  }
}, 150_000);
