import { emptyDatabase, testDatabases } from '../services/databases';
import { leaveIdle } from './idle-nodes';
import { whatIsWrong } from './trial';

/** In windows of two seconds, into which PostgreSQL writes its statistics in bursts; the drill holds each node to one a second. */
const maxPerFurtherNode = 6;

it('G11 costs PostgreSQL next to nothing for a further node that nobody visits', async () => {
  const database = await testDatabases.find(({ name }) => name === 'PostgreSQL')?.create(emptyDatabase);
  try {
    const databaseUrl = database?.databaseUrl ?? '';
    expect(
      whatIsWrong(await leaveIdle({ databaseUrl, counts: [1, 2], seconds: 6, reservations: 4_000, maxPerFurtherNode })),
    ).toEqual([]);
  } finally {
    await database?.drop();
  }
}, 90_000);
