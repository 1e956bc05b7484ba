import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** Discards what is written: the caller captures the answer before it arrives here. */
class DiscardingSocket extends Duplex {
  constructor() {
    // The response's buffer is never full, because `drain` would be emitted by the HTTP server, which is missing here.
    super({ writableHighWaterMark: Number.MAX_SAFE_INTEGER });
  }

  override _read(): void {}

  override _write(_chunk: unknown, _encoding: string, callback: () => void): void {
    callback();
  }
}

/**
 * Sends a request to the app as an anonymous visitor, without a socket. Request injection libraries would replace
 * Express' own prototypes. Resolves with the status. Rejects when the app destroys its response, which then never finishes.
 */
export function requestToSelf(
  app: RequestListener,
  url: string,
  onRequest: (req: IncomingMessage) => void,
): Promise<number> {
  const req = new IncomingMessage(new Socket());
  Object.assign(req, { method: 'GET', url, headers: { 'user-agent': 'landfall-page-cache' } });
  req.push(null);
  const res = new ServerResponse(req);
  // A response requires a socket, of which it uses only the stream methods.
  res.assignSocket(new DiscardingSocket() as unknown as Socket);
  onRequest(req);
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the app did not complete its own page'));
    res.once('close', fail);
    res.once('finish', () => {
      res.off('close', fail);
      res.emit('close');
      // The app may still have to store what it has sent.
      setImmediate(() => resolve(res.statusCode));
    });
    app(req, res);
  });
}
