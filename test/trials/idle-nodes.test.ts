import { emptyDatabase, testDatabases } from '../services/databases';
import { leaveIdle } from './idle-nodes';
import { whatIsWrong } from './trial';

it('G11 costs PostgreSQL next to nothing for a further node that nobody visits', async () => {
  const database = await testDatabases.find(({ name }) => name === 'PostgreSQL')?.create(emptyDatabase);
  try {
    const databaseUrl = database?.databaseUrl ?? '';
    expect(
      whatIsWrong(
        await leaveIdle({ databaseUrl, counts: [1, 2], seconds: 6, reservations: 4_000, maxPerFurtherNode: 3 }),
      ),
    ).toEqual([]);
  } finally {
    await database?.drop();
  }
}, 90_000);
