import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultSwitch, readOrder } from './fault-switch';
import { slowMs, vendorFaults } from './vendor-simulator';

/** Besides what every vendor's system does: `internal-error`, its own word for trouble, with status 200. */
const botCheckFaults = [...vendorFaults, 'wrong-shape', 'internal-error', 'wrong-secret'] as const;
export type BotCheckFault = (typeof botCheckFaults)[number];

/** A puzzle that a browser solved. */
export interface SolvedPuzzle {
  readonly action: string;
  readonly hostname: string;
  readonly score?: number;
}

interface StoredPuzzle extends SolvedPuzzle {
  readonly madeAt: number;
  spentBy?: string;
}

export interface SiteverifyCall {
  readonly secret: string;
  readonly response: string;
  readonly remoteip?: string;
  readonly idempotency_key?: string;
}

/** What one vendor's answer looks like on the wire. */
export interface SiteverifyDialect {
  readonly path: string;
  readonly secret: string;
  readonly lifeMs: number;
  readonly knowsRetries: boolean;
  readonly takesJson: boolean;
  readonly accepted: (puzzle: SolvedPuzzle, madeAt: string) => object;
  readonly refused: (codes: readonly string[]) => object;
  /** The vendor's script and frames, for a browser. */
  readonly serve: (request: {
    readonly url: URL;
    readonly origin: string;
    readonly issue: (puzzle: SolvedPuzzle) => string;
    readonly isInteractive: boolean;
  }) => Page | undefined;
}

export interface Page {
  readonly type: 'text/javascript' | 'text/html';
  readonly body: string;
}

/** One vendor of bot checks: remembers the tokens that it gave out, takes each once, and can be broken. */
export class SiteverifySimulator {
  readonly calls: SiteverifyCall[] = [];
  private readonly faults = new FaultSwitch(botCheckFaults);
  isInteractive = false;
  score = 0.9;
  private readonly puzzles = new Map<string, StoredPuzzle>();
  private readonly server = createServer((req, res) => void this.answer(req, res).catch(() => res.destroy()));

  constructor(private readonly dialect: SiteverifyDialect) {}

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return this.url;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Makes the vendor fail from now on, or for so many calls. */
  breakDown(fault: BotCheckFault, calls?: number): void {
    this.faults.set(fault, calls);
  }

  /** A token as the vendor's script hands it to a page. */
  issue(puzzle: SolvedPuzzle): string {
    const token = `0.${randomBytes(180).toString('base64url')}`;
    this.puzzles.set(token, { score: this.score, ...puzzle, madeAt: Date.now() });
    return token;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', this.url);
    if (req.method === 'POST' && url.pathname === '/simulator/faults') return this.switchFaults(req, res);
    if (req.method === 'POST' && url.pathname === this.dialect.path) return this.siteverify(req, res);
    const page = this.dialect.serve({
      url,
      origin: this.url,
      issue: (puzzle) => this.issue(puzzle),
      isInteractive: this.isInteractive,
    });
    if (!page) return void res.writeHead(404).end();
    res.writeHead(200, { 'Content-Type': page.type, 'Cache-Control': 'no-store' }).end(page.body);
  }

  /** `{ fault?, calls?, isInteractive?, score? }`: for drills that run it as a process of its own. */
  private async switchFaults(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const order = readOrder(await bodyOf(req));
    const isAboutPuzzles = typeof order['isInteractive'] === 'boolean' || typeof order['score'] === 'number';
    const complaint = order['fault'] === undefined && isAboutPuzzles ? undefined : this.faults.obey(order);
    if (complaint !== undefined) return void json(res, { error: complaint }, 400);
    if (typeof order['isInteractive'] === 'boolean') this.isInteractive = order['isInteractive'];
    if (typeof order['score'] === 'number') this.score = order['score'];
    res.writeHead(204).end();
  }

  private async siteverify(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const fault = this.faults.take();
    const call = readCall(await bodyOf(req), String(req.headers['content-type']), this.dialect.takesJson);
    this.calls.push(call);
    if (fault === 'slow') await sleep(slowMs, undefined, { ref: false });
    switch (fault) {
      case 'hang':
        return;
      case 'reset':
        return void res.destroy();
      case 'rate-limited':
        return void json(res.setHeader('Retry-After', '1'), this.dialect.refused([]), 429);
      case 'error-500':
        return void json(res, { error: 'oops' }, 500);
      case 'unavailable':
        return void res.writeHead(503, { 'Content-Type': 'text/html' }).end('<html><title>Maintenance</title>');
      case 'garbage':
        return void res.writeHead(200, { 'Content-Type': 'text/html' }).end('<html><title>Just a moment</title>');
      case 'empty':
        return void res.writeHead(200).end();
      case 'wrong-shape':
        return void json(res, { success: 'yes', hostname: 7 });
      case 'internal-error':
        return void json(res, this.dialect.refused(['internal-error']));
      case 'none':
      case 'slow':
      case 'lost-answer':
      case 'truncated':
      case 'wrong-secret':
        return this.giveVerdict(res, fault, call);
    }
  }

  /** The call is carried out, whatever becomes of its answer. */
  private giveVerdict(res: ServerResponse, fault: BotCheckFault, call: SiteverifyCall): void {
    const verdict = this.check(fault === 'wrong-secret' ? { ...call, secret: '' } : call);
    if (fault === 'lost-answer') return void res.destroy();
    if (fault !== 'truncated') return void json(res, verdict);
    const text = JSON.stringify(verdict);
    res
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) })
      .write(text.slice(0, text.length / 2), () => res.destroy());
  }

  private check({ secret, response, idempotency_key: key = '' }: SiteverifyCall): object {
    const { dialect } = this;
    if (secret === '') return dialect.refused(['missing-input-secret']);
    if (secret !== dialect.secret) return dialect.refused(['invalid-input-secret']);
    if (response === '') return dialect.refused(['missing-input-response']);
    const puzzle = this.puzzles.get(response);
    if (!puzzle) return dialect.refused(['invalid-input-response']);
    const isSameCall = dialect.knowsRetries && key !== '' && puzzle.spentBy === key;
    if (Date.now() - puzzle.madeAt > dialect.lifeMs || (puzzle.spentBy !== undefined && !isSameCall))
      return dialect.refused(['timeout-or-duplicate']);
    puzzle.spentBy = key;
    return dialect.accepted(puzzle, new Date(puzzle.madeAt).toISOString());
  }
}

function readCall(body: string, type: string, takesJson: boolean): SiteverifyCall {
  const isJson = takesJson && type.startsWith('application/json');
  const fields = isJson ? (JSON.parse(body) as Record<string, string>) : Object.fromEntries(new URLSearchParams(body));
  return { ...fields, secret: fields['secret'] ?? '', response: fields['response'] ?? '' };
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const json = (res: ServerResponse, body: object, status = 200) =>
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** A frame of the vendor's that hands its token to the page around it, at once or when its button is pressed. */
export function framePage({ token, isInteractive }: { readonly token: string; readonly isInteractive: boolean }): Page {
  const say = `parent.postMessage({ simulator: true, token: ${JSON.stringify(token)} }, '*')`;
  const body = isInteractive
    ? `<button onclick="${say.replaceAll('"', '&quot;')}">I am a person</button>`
    : `<script>${say}</script>`;
  return { type: 'text/html', body: `<!doctype html><meta charset="utf-8"><title>Bot check</title>${body}` };
}
