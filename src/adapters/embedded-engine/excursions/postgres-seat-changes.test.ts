import { EventEmitter } from 'node:events';
import { PostgresSeatChanges } from './postgres-seat-changes';

function fakeClient(connect: () => Promise<void>) {
  const client = new EventEmitter();
  return Object.assign(client, {
    connect,
    query: async () => ({ rows: [] }),
    end: async () => void client.emit('end'),
  });
}

const works = async () => undefined;
const fails = async () => {
  throw new Error('refused');
};

/** Resolves when the changes are live, after the attempts of these clients; without a client the package is missing. */
async function attemptsUntilLive(connects: readonly ((() => Promise<void>) | undefined)[]): Promise<number> {
  let attempts = 0;
  const createClient = async () => {
    const connect = connects[attempts];
    attempts += 1;
    if (!connect) throw new Error('pg could not be loaded');
    return fakeClient(connect) as never;
  };
  const changes = new PostgresSeatChanges('postgres://localhost/line', createClient, () => 0);
  await new Promise<void>((resolve) => changes.onChange(() => changes.isLive && resolve()));
  return attempts;
}

it('connects again when the connection fails', async () => {
  expect(await attemptsUntilLive([fails, fails, works])).toBe(3);
});

it('connects again when the package of PostgreSQL cannot be loaded', async () => {
  expect(await attemptsUntilLive([undefined, undefined, works])).toBe(3);
});
