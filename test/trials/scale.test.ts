import { testDatabases } from '../services/databases';
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
