import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** Takes everything and keeps nothing: the answer is caught on its way by whoever asked for it. */
class Nowhere extends Duplex {
  constructor() {
    // Never full: it is the HTTP server that tells a response to go on after a pause, and there is none here.
    super({ writableHighWaterMark: Number.MAX_SAFE_INTEGER });
  }

  override _read(): void {
    // Nothing ever comes from here.
  }

  override _write(_chunk: unknown, _encoding: string, done: () => void): void {
    done();
  }
}

/**
 * Asks the app for a page without a socket, as an anonymous visitor would. `onRequest` sees the request before the app
 * does. Resolves when the answer is complete. A request library was left: it swaps Express' own prototypes.
 */
export function requestToSelf(
  app: RequestListener,
  url: string,
  onRequest: (req: IncomingMessage) => void,
): Promise<void> {
  const req = new IncomingMessage(new Socket());
  Object.assign(req, { method: 'GET', url, headers: { 'user-agent': 'landfall-page-cache' } });
  req.push(null);
  const res = new ServerResponse(req);
  // A response wants the socket that it writes to; of a socket it uses no more than a stream has.
  res.assignSocket(new Nowhere() as unknown as Socket);
  onRequest(req);
  return new Promise((resolve) => {
    res.once('finish', () => {
      res.emit('close');
      resolve();
    });
    app(req, res);
  });
}
