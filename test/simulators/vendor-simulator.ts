import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FaultSwitch, readOrder } from './fault-switch';

/**
 * What a vendor's system does to those who depend on it. `slow`: answers after 1.5 s. `hang`: never. `rate-limited`: 429
 * with the vendor's own headers. `garbage`: 200 with a maintenance page. `truncated`: half of the true answer, then the
 * connection breaks. `lost-answer`: the call is carried out and the connection breaks.
 */
export const vendorFaults = [
  'none',
  'slow',
  'hang',
  'rate-limited',
  'error-500',
  'unavailable',
  'garbage',
  'truncated',
  'reset',
  'lost-answer',
  'empty',
] as const;
export type VendorFault = (typeof vendorFaults)[number];

export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export interface VendorSimulatorOptions<Own extends string> {
  /** How this vendor says "too many calls". */
  readonly tooMany: (res: Response) => void;
  /** Paths that a fault leaves alone, such as the token endpoint; default none. */
  readonly isSpared?: (path: string) => boolean;
  /** Faults that this vendor alone has, and what it then answers. */
  readonly ownFaults?: Readonly<Record<Own, (res: Response) => void>>;
}

export const slowMs = 1_500;

/** One vendor on a port of its own: stateful, wire-true, and broken on demand; also from another process, by `POST /simulator/faults { fault, calls? }`. */
export class VendorSimulator<Own extends string = never> {
  readonly app: Express = express();
  readonly seen: SeenCall[] = [];
  private readonly open = new Map<string, number>();
  private readonly maxHits = new Map<string, number>();
  private readonly faults: FaultSwitch<VendorFault | Own>;
  private readonly server = createServer(this.app);

  constructor(private readonly options: VendorSimulatorOptions<Own>) {
    this.faults = new FaultSwitch([...vendorFaults, ...(Object.keys(options.ownFaults ?? {}) as Own[])]);
    this.app.disable('x-powered-by');
    this.app.post('/simulator/faults', express.text({ type: () => true }), (req, res) => {
      const complaint = this.faults.obey(readOrder(String(req.body)));
      if (complaint === undefined) res.status(204).end();
      else res.status(400).json({ error: complaint });
    });
    // What a test or a person looks up here is no call of the site's.
    this.app.use((req, res, next) => (req.path.startsWith('/simulator/') ? next() : this.meet(req, res, next)));
  }

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return this.url;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Makes it fail from now on, or for so many calls. */
  breakDown(fault: VendorFault | Own, calls?: number): void {
    this.faults.set(fault, calls);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** How many calls of this path there were at the same time, at most. */
  maxConcurrent(path: string): number {
    return this.maxHits.get(path) ?? 0;
  }

  private count(path: string, res: Response): void {
    const open = (this.open.get(path) ?? 0) + 1;
    this.open.set(path, open);
    this.maxHits.set(path, Math.max(open, this.maxConcurrent(path)));
    res.once('close', () => this.open.set(path, (this.open.get(path) ?? 1) - 1));
  }

  private meet(req: Request, res: Response, next: NextFunction): void {
    this.count(req.path, res);
    this.seen.push({ method: req.method, path: req.path, headers: req.headers });
    const fault = this.options.isSpared?.(req.path) ? 'none' : this.faults.take();
    switch (fault) {
      case 'none':
        return next();
      case 'slow':
        setTimeout(next, slowMs).unref();
        return;
      case 'hang':
        return;
      case 'reset':
        return void res.destroy();
      case 'rate-limited':
        return this.options.tooMany(res);
      case 'error-500':
        return void res.status(500).type('text/plain').send('Internal error');
      case 'unavailable':
        return void res.status(503).type('text/html').send('<html><title>Maintenance</title>');
      case 'garbage':
        return void res.status(200).type('text/html').send('<html><title>Just a moment</title>');
      case 'empty':
        return void res.status(200).end();
      case 'truncated':
        return breakAnswer(res, next, 0.5);
      case 'lost-answer':
        return breakAnswer(res, next, 0);
      default:
        return this.options.ownFaults?.[fault](res);
    }
  }
}

/** Lets the call be carried out, then sends only a part of its answer. */
function breakAnswer(res: Response, next: NextFunction, part: number): void {
  res.send = (body) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    if (part > 0) {
      res.set('Content-Type', 'application/json').set('Content-Length', String(Buffer.byteLength(text)));
      res.write(text.slice(0, Math.floor(text.length * part)));
    }
    setImmediate(() => res.destroy());
    return res;
  };
  res.end = ((): Response => {
    setImmediate(() => res.destroy());
    return res;
  }) as Response['end'];
  next();
}
