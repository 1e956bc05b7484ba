import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createHttpServer, connectionTimeouts } from './server';

/** A tenth of the real times and less; what a slow sender is answered, and after how long. */
async function sendSlowly(text: string): Promise<{ readonly answer: string; readonly ms: number }> {
  const server = createHttpServer(
    {
      hosts: { isOurHost: () => true },
      health: { answer: () => false },
      reads: { answer: () => false },
      cache: { answer: () => false },
      app: (req, res) => void req.resume().on('end', () => res.end('all')),
      messages: { IncomingMessage, ServerResponse },
    },
    { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 20 },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const began = performance.now();
  const chunks: Buffer[] = [];
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  const ms = performance.now() - began;
  await new Promise((resolve) => server.close(resolve));
  return { answer: Buffer.concat(chunks).toString().split('\r\n', 1)[0] ?? '', ms };
}

describe('a sender that takes its time', () => {
  it('E6 gets 408 when its headers do not end, and when its body does not', async () => {
    const headers = await sendSlowly('GET / HTTP/1.1\r\nHost: a\r\nX-');
    const body = await sendSlowly('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc');
    expect([headers.answer, body.answer]).toEqual(Array(2).fill('HTTP/1.1 408 Request Timeout'));
    expect([headers.ms >= 200, body.ms >= 400]).toEqual([true, true]);
  });

  it('E6 is looked for every second, so that ten seconds are not forty', () => {
    expect(connectionTimeouts).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 1_000,
    });
  });
});
