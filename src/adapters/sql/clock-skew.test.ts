import { testDatabases } from '../../../test/services/databases';
import { readClockSkew } from './clock-skew';
import { connectDatabase } from './open-database';

describe.each([...testDatabases])('the clock of a node and that of $name', ({ create }) => {
  it('G9 differ by what the node is ahead', async () => {
    const database = await create();
    const db = connectDatabase(database);
    const ahead = await readClockSkew(db, () => Date.now() + 900_000);
    const right = await readClockSkew(db);
    await db.destroy();
    await database.drop();
    expect(Math.abs(ahead - 900)).toBeLessThan(2);
    expect(Math.abs(right)).toBeLessThan(2);
  });
});
