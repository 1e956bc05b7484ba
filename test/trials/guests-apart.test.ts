import { testDatabases } from '../services/databases';
import { startRedis } from '../services/redis-server';
import { askTogether } from './guests-apart';
import { whatIsWrong } from './trial';

it('C16 shows no guest or visitor a byte of another guest’s, in any mix of requests to two nodes at the same time', async () => {
  const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
  if (!postgres) throw new Error('The tests know no PostgreSQL');
  const [database, redis] = await Promise.all([postgres.create(), startRedis()]);
  try {
    expect(
      whatIsWrong(
        await askTogether({ guests: 3, requests: 150, databaseUrl: database.databaseUrl ?? '', redisUrl: redis.url }),
      ),
    ).toEqual([]);
  } finally {
    await Promise.all([redis.stop(), database.drop()]);
  }
}, 180_000);
