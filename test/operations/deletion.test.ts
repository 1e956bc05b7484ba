import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RedisServer, startRedis } from '../services/redis-server';
import { signIn } from '../support/sign-in';
import { type RunningServer, startServer } from '../support/start-server';

const folder = mkdtempSync(join(tmpdir(), 'landfall-deletion-'));
let redis: RedisServer;
let node: RunningServer;
beforeAll(async () => {
  redis = await startRedis();
  node = await startServer({ env: { DATA_DIR: folder, REDIS_URL: redis.url } });
}, 60_000);
afterAll(async () => {
  await node.stop();
  await redis.stop();
  rmSync(folder, { recursive: true, force: true });
});

const office = async (...given: readonly string[]) => {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, REDIS_URL: redis.url };
  return (await promisify(execFile)(process.execPath, ['dist/line.js', ...given], { env })).stdout.trim();
};

it('H60 H56 B2 a guest asks to be forgotten, the office does it beside the running site and logs it, and their browser is signed out', async () => {
  const james = await signIn(node.url, 'newcomer@example.com');
  const eleanor = await signIn(node.url, 'guest@example.com');
  expect(
    (await james.post('/api/favorites', { type: 'STORY', value: 'lights-out-off-stromboli' })).status,
  ).toBeLessThan(300);
  expect((await james.submit('/my-profile/settings/data/deletion', { understood: '1' })).headers.get('location')).toBe(
    '/my-profile/settings/data?done=asked',
  );
  const [requestId = '', contactId] = (await office('deletions')).split('\t');
  expect(contactId).toBe('contact-james-okafor');
  expect((await james.get('/my-profile')).status).toBe(200);
  expect(await office('deletion-done', requestId)).toContain(`${requestId} is carried out`);
  expect([
    (await james.get('/my-profile')).headers.get('location'),
    (await james.get('/api/favorites')).status,
  ]).toEqual(['/login?returnUrl=%2Fmy-profile', 401]);
  expect((await eleanor.get('/my-profile')).status).toBe(200);
  const [left, latest] = await Promise.all([office('deletions'), office('log', '1')]);
  expect([left, latest.includes(`deletion-done ${requestId}`)]).toEqual(['', true]);
}, 60_000);
