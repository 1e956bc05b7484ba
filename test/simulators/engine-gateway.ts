import express, { type Request, type Response } from 'express';
import { VendorSimulator } from './vendor-simulator';

/** Headers that belong to one connection, not to the call. */
const ofConnection = /^(host|connection|content-length|transfer-encoding|keep-alive)$/;

/** A gateway in front of a reservation engine, as an integrator runs one: hands calls on, and can be broken. */
export class EngineGateway extends VendorSimulator {
  constructor(private readonly engineUrl: string) {
    super({
      tooMany: (res) =>
        void res
          .status(429)
          .set('Retry-After', '1')
          .type('application/problem+json')
          .send(JSON.stringify({ type: 'about:blank', title: 'Too many calls', status: 429, code: 'RATE_LIMITED' })),
    });
    this.app.use(express.raw({ type: () => true, limit: '1mb' }));
    this.app.use((req, res, next) => void this.handOn(req, res).catch(next));
  }

  private async handOn(req: Request, res: Response): Promise<void> {
    const headers = Object.entries(req.headers).flatMap(([name, value]) =>
      ofConnection.test(name) || value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    const body = Buffer.isBuffer(req.body) && req.body.length > 0 ? new Uint8Array(req.body) : undefined;
    const answer = await fetch(`${this.engineUrl}${req.originalUrl}`, {
      method: req.method,
      headers,
      redirect: 'manual',
      ...(body ? { body } : {}),
    });
    res.status(answer.status);
    for (const [name, value] of answer.headers)
      if (!ofConnection.test(name) && name !== 'content-encoding') res.setHeader(name, value);
    // Sent as bytes, so that Express adds nothing of its own.
    res.send(Buffer.from(await answer.arrayBuffer()));
  }
}
