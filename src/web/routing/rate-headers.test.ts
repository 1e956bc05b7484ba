import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter, once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { noteBudgets } from './rate-headers';

describe('the async context of an answer', () => {
  let disabled: jest.SpyInstance;
  let server: Server;
  beforeEach(() => {
    disabled = jest.spyOn(AsyncLocalStorage.prototype, 'disable');
  });
  afterEach(async () => {
    disabled.mockRestore();
    await new Promise((resolve) => server.close(resolve));
  });

  const listen = async (...handlers: readonly RequestHandler[]) => {
    server = createServer(express().use(...handlers));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };

  it('ends with the answer, and is not begun for one whose client has gone', async () => {
    const handled = new EventEmitter();
    const port = await listen(
      (req, res, next) => {
        if (req.path !== '/gone') return next();
        client.destroy();
        res.once('close', next);
      },
      noteBudgets(),
      (req, res) => {
        if (req.path === '/gone') return handled.emit('gone');
        res.once('close', () => handled.emit('answered')).end();
      },
    );
    const gone = once(handled, 'gone');
    const client = get({ host: '127.0.0.1', port, path: '/gone' }).on('error', () => undefined);
    await gone;
    expect(disabled).not.toHaveBeenCalled();

    const answered = once(handled, 'answered');
    await (await fetch(`http://127.0.0.1:${port}/there`)).arrayBuffer();
    await answered;
    expect(disabled).toHaveBeenCalledTimes(1);
  });
});
