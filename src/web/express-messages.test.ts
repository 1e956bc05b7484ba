import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import express from 'express';
import { messagesOf } from './express-messages';

describe('messages of a server', () => {
  it('have the prototypes of Express before it sees them, and keep them', async () => {
    const app = express();
    const prototypes: unknown[] = [];
    const server = createServer(messagesOf(app), (req, res) => {
      prototypes.push(Object.getPrototypeOf(req), Object.getPrototypeOf(res));
      app(req, res);
    });
    app.get('/', (req, res) => {
      prototypes.push(Object.getPrototypeOf(req), Object.getPrototypeOf(res));
      res.json({ path: req.path, asked: req.get('X-Asked') });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const [answer] = (await once(request({ port, headers: { 'X-Asked': 'yes' } }).end(), 'response')) as [
      NodeJS.ReadableStream,
    ];
    let text = '';
    for await (const chunk of answer) text += String(chunk);
    server.close();
    expect(JSON.parse(text)).toEqual({ path: '/', asked: 'yes' });
    expect(prototypes).toEqual([app.request, app.response, app.request, app.response]);
    expect(prototypes[0]).toBe(prototypes[2]);
    expect(prototypes[1]).toBe(prototypes[3]);
  });
});
