import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Unavailable } from '../../core/shared/unavailable';
import { StripeClient } from './stripe-client';

const deadlineMs = 300;
const openAnswers = new Set<ServerResponse>();
const server = createServer((req, res) => {
  openAnswers.add(res.once('close', () => openAnswers.delete(res)));
  res.writeHead(200, { 'Content-Type': 'application/json' });
  void (req.url?.includes('cs_endless') ? sendWithoutEnd(res) : dripBytes(res));
});
let client: StripeClient;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = new StripeClient({ url, secretKey: 'rk_live_of_a_test', deadlineMs, log: { warn: () => undefined } });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function dripBytes(res: ServerResponse): Promise<void> {
  while (!res.destroyed) {
    res.write(' ');
    await sleep(deadlineMs / 6);
  }
}

async function sendWithoutEnd(res: ServerResponse): Promise<void> {
  const spaces = Buffer.alloc(1024 * 1024, ' ');
  while (!res.destroyed) {
    res.write(spaces);
    await sleep(1);
  }
}

it.each(['cs_dripping', 'cs_endless'])(
  'E5 F2 gives up on an answer that does not end, %s, and leaves no connection open',
  async (id) => {
    const answer = client.call('read session', (stripe) => stripe.checkout.sessions.retrieve(id));
    const noAnswer = sleep(10 * deadlineMs).then(() => 'no answer in time');
    await expect(Promise.race([answer, noAnswer])).rejects.toBeInstanceOf(Unavailable);
    for (let tries = 0; openAnswers.size > 0 && tries < 20; tries += 1) await sleep(20);
    expect(openAnswers.size).toBe(0);
  },
);
