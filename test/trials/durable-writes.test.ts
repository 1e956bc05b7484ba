import { testDatabases } from '../services/databases';
import { startRedis } from '../services/redis-server';
import { writeAndKill } from './durable-writes';
import { whatIsWrong } from './trial';

it('ACC-16 E10 keeps every acknowledged write of guests over two nodes that are killed, and four e-mails of twenty added at once', async () => {
  const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
  if (!postgres) throw new Error('The tests know no PostgreSQL');
  const [database, redis] = await Promise.all([postgres.create(), startRedis()]);
  try {
    expect(
      whatIsWrong(
        await writeAndKill({
          guests: 2,
          writesEach: 12,
          kills: 1,
          killsBothAtEnd: false,
          databaseUrl: database.databaseUrl ?? '',
          redisUrl: redis.url,
        }),
      ),
    ).toEqual([]);
  } finally {
    await Promise.all([redis.stop(), database.drop()]);
  }
}, 240_000);
