import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Request } from 'express';
import express from 'express';
import { until } from '../../../test/support/until';
import { HttpError } from '../http-error';
import { DocumentDownloads } from './document-downloads';

/** More than all buffers between two sockets hold. */
const byteLength = 24 * 1024 * 1024;
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

async function open(limits = { ofNetwork: 2, ofNode: 3, withinMs: 60_000 }) {
  const released: unknown[] = [];
  let openedCount = 0;
  const downloads = new DocumentDownloads({ release: (res) => void released.push(res) }, limits);
  const pdf = {
    byteLength,
    stream: () => {
      openedCount += 1;
      const chunk = Buffer.alloc(64 * 1024, 'a');
      const chunks = Array.from({ length: byteLength / chunk.byteLength }, () => chunk);
      return Readable.from(chunks, { objectMode: false }).once('close', () => (openedCount -= 1));
    },
  };
  const app = express();
  app.get('/', (req, res) => {
    try {
      const network = { method: req.method, ip: String(req.query['from']) } as unknown as Request;
      downloads.send(network, res, { fileName: 'Season.pdf', pdf });
    } catch (error) {
      res.status(error instanceof HttpError ? error.status : 500).end();
    }
  });
  const server = createServer(app);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    released,
    openedCount: async () => openedCount,
    ask: (from: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get({ port, path: `/?from=${from}`, agent: false }, resolve).once('error', reject);
      }),
  };
}

describe('the download of a document', () => {
  it('FRM-01 brings the whole file with its name and its length', async () => {
    const { ask, openedCount } = await open();
    const answer = await ask('192.0.2.1');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=Season.pdf',
      'content-length': String(byteLength),
    });
    expect((await buffer(answer)).byteLength).toBe(byteLength);
    await until(openedCount, 0);
  });

  it('E6 is no request in progress while a slow reader takes it, and is limited for a network and for a node', async () => {
    const { ask, released, openedCount } = await open();
    const slow = [await ask('192.0.2.1'), await ask('192.0.2.1')];
    expect([released.length, (await ask('192.0.2.1')).statusCode]).toEqual([2, 429]);
    slow.push(await ask('192.0.2.2'));
    expect((await ask('192.0.2.3')).statusCode).toBe(503);
    for (const answer of slow) answer.destroy();
    await until(openedCount, 0);
    const next = await ask('192.0.2.3');
    expect(next.statusCode).toBe(200);
    next.destroy();
  });

  it('E6 ends when its reader takes longer than anybody needs', async () => {
    const { ask, openedCount } = await open({ ofNetwork: 2, ofNode: 3, withinMs: 300 });
    const answer = await ask('192.0.2.1');
    expect(await openedCount()).toBe(1);
    await until(openedCount, 0);
    answer.destroy();
  });
});
