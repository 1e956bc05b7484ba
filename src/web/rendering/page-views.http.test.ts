import { type TestDatabase, testDatabases } from '../../../test/services/databases';
import { type RunningServer, startServer } from '../../../test/support/start-server';

let database: TestDatabase | undefined;
const nodes: RunningServer[] = [];
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await database?.drop();
});

/** Only a node that is no demonstration renders pages before it is ready. */
async function startNode(): Promise<RunningServer> {
  const env = { DATABASE_URL: database?.databaseUrl ?? '' };
  const node = await startServer({ program: 'main.js', env, startLimitMs: 120_000 });
  nodes.push(node);
  return node;
}

const ask = async (node: RunningServer, address: string) => {
  const answer = await fetch(`${node.url}${address}`);
  await answer.arrayBuffer();
  return answer.status;
};
const answersOf = async ({ url }: RunningServer, how: 'hit' | 'miss') =>
  Number(new RegExp(`how="${how}"\\} (\\d+)`).exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? 0);

it('a node that starts has the page that visitors asked another node for most in its cache', async () => {
  database = await testDatabases.find(({ name }) => name === 'PostgreSQL')?.create();
  const first = await startNode();
  const sailings = (await (await fetch(`${first.url}/api/voyages`)).json()) as {
    readonly slug: string;
    readonly itineraryId: string;
  }[];
  const addressOf = (index: number) => `/voyages/${sailings.at(index)?.slug}?id=${sailings.at(index)?.itineraryId}`;
  const [viewed, unviewed] = [addressOf(0), addressOf(-1)];
  for (let times = 1; times <= 5; times += 1) expect(await ask(first, viewed)).toBe(200);
  first.signal('SIGTERM');
  expect(await first.ended).toBe(0);
  const second = await startNode();
  const countAfter = async (address: string) => {
    await ask(second, address);
    return [await answersOf(second, 'hit'), await answersOf(second, 'miss')];
  };
  expect(await countAfter(viewed)).toEqual([1, 0]);
  expect(await countAfter(unviewed)).toEqual([1, 1]);
}, 180_000);
