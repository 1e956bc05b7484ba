import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sharedServerEnv } from '../support/shared-server-env';
import { startChromium } from '../support/start-chromium';
import { startServer } from '../support/start-server';

/** Of each kind: more idle ones than there are workers only take memory. */
const maxIdle = 3;
const emptyLimitMs = 5_000;

/** What a test file borrows: where it is, and how it ends. */
interface PooledResource {
  readonly kind: string;
  readonly url: string;
  /** Brings it back to its first state. */
  renew(): Promise<void>;
  /** What it does while no file has it. */
  rest(): void;
  end(): Promise<void>;
}

/**
 * Servers and browsers that test files borrow one after the other, each by one file at a time: jest gives every file
 * fresh modules, so that nothing which a file starts by itself can be used by the next. Lives in jest's own process.
 */
export class Pool {
  private readonly idle: PooledResource[] = [];
  private readonly lent = new Map<string, PooledResource>();
  private http: Server | undefined;

  /** The address at which workers borrow and give back. */
  async listen(): Promise<string> {
    this.http = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://pool');
      const value = decodeURIComponent(searchParams.get('value') ?? '');
      const answer = pathname === '/borrow' ? this.borrow(value) : this.release(value);
      answer.then(
        (url) => response.end(url),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
    this.http.unref();
    await new Promise<void>((resolve) => this.http?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.http?.closeAllConnections();
    this.http?.close();
    await Promise.all([...this.idle, ...this.lent.values()].map((pooled) => pooled.end()));
  }

  private async borrow(kind: string): Promise<string> {
    const at = this.idle.findLastIndex((pooled) => pooled.kind === kind);
    const [found] = at < 0 ? [] : this.idle.splice(at, 1);
    const pooled = found && (await isRenewed(found)) ? found : await start(kind);
    this.lent.set(pooled.url, pooled);
    return pooled.url;
  }

  private async release(url: string): Promise<string> {
    const pooled = this.lent.get(url);
    if (!pooled) return '';
    this.lent.delete(url);
    pooled.rest();
    this.idle.push(pooled);
    const alike = this.idle.filter(({ kind }) => kind === pooled.kind);
    const [oldest] = alike;
    if (oldest && alike.length > maxIdle) {
      this.idle.splice(this.idle.indexOf(oldest), 1);
      await oldest.end();
    }
    return '';
  }
}

/** One that cannot be renewed is ended, and another takes its place. */
async function isRenewed(pooled: PooledResource): Promise<boolean> {
  try {
    await pooled.renew();
    return true;
  } catch {
    await pooled.end();
    return false;
  }
}

const start = (kind: string): Promise<PooledResource> => (kind === 'server' ? startSite() : startBrowser(kind));

async function startSite(): Promise<PooledResource> {
  const server = await startServer({ env: sharedServerEnv });
  return {
    kind: 'server',
    url: server.url,
    // Its jobs and samples take a fiftieth of a core whether or not anybody asks it.
    rest: () => server.signal('SIGSTOP'),
    renew: async () => {
      server.signal('SIGCONT');
      const answer = await fetch(`${server.url}/dev/reset`, { method: 'POST' });
      if (!answer.ok) throw new Error(`POST /dev/reset answered ${answer.status}`);
    },
    end: () => server.stop(),
  };
}

/** A connection that ends takes its contexts with it: the browser is as new once their pages are gone. */
async function startBrowser(kind: string): Promise<PooledResource> {
  const { url, hasEnded, isEmpty, stop } = await startChromium(JSON.parse(kind));
  return {
    kind,
    url,
    renew: async () => {
      const giveUpAt = Date.now() + emptyLimitMs;
      while (!(await isEmpty())) {
        if (hasEnded() || Date.now() > giveUpAt) throw new Error('The browser has ended, or has pages left');
        await sleep(20);
      }
    },
    rest: () => undefined,
    end: stop,
  };
}
