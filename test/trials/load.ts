import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { loopbackAddress } from './proxied-visitor';
import { withConcurrency } from './trial';

/** One request and what came of it; status 0 when the connection failed or the answer took too long. */
export interface Outcome {
  readonly status: number;
  readonly ms: number;
  /** Milliseconds from the beginning of the load to this request. */
  readonly at: number;
  readonly retryAfter: string | undefined;
}

export interface Call {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const limitMs = 15_000;
/** Visitors come from many addresses, and one address alone gets a part of the places (reliability E7). */
const manyAddresses = 250;
const firstAddress = 100_000;

/** Calls one address with connections of its own, as many as it needs. */
export class Load {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: Infinity, scheduling: 'lifo' });

  private calls = 0;

  constructor(
    private readonly url: string,
    private readonly addresses = manyAddresses,
  ) {}

  /** Open loop: so many a second, whether or not the earlier ones are answered, as visitors come. */
  async atRate(perSecond: number, seconds: number, next: () => Call): Promise<readonly Outcome[]> {
    const began = performance.now();
    const calls: Promise<Outcome>[] = [];
    for (let elapsed = 0; elapsed < seconds * 1_000; elapsed = performance.now() - began) {
      const due = Math.floor((elapsed / 1_000) * perSecond);
      while (calls.length <= due) calls.push(this.call(next(), began));
      await sleep(Math.min(20, 1_000 / perSecond));
    }
    return Promise.all(calls);
  }

  /** Closed loop: each of so many asks again once it is answered. What it gets done is the capacity. */
  async closed(clients: number, seconds: number, next: () => Call): Promise<readonly Outcome[]> {
    const began = performance.now();
    const all = await Promise.all(
      Array.from({ length: clients }, async () => {
        const own: Outcome[] = [];
        while (performance.now() - began < seconds * 1_000) own.push(await this.call(next(), began));
        return own;
      }),
    );
    return all.flat();
  }

  /** Each call once, so many at a time. */
  async each(clients: number, calls: readonly Call[]): Promise<readonly Outcome[]> {
    const began = performance.now();
    const outcomes: Outcome[] = [];
    await withConcurrency(clients, calls, async (call) => void outcomes.push(await this.call(call, began)));
    return outcomes;
  }

  close(): void {
    this.agent.destroy();
  }

  private call({ path, method = 'GET', headers = {}, body }: Call, began: number): Promise<Outcome> {
    const from = performance.now();
    return new Promise((resolve) => {
      const finish = (status: number, retryAfter?: string) =>
        resolve({ status, ms: performance.now() - from, at: from - began, retryAfter });
      const call = request(`${this.url}${path}`, {
        agent: this.agent,
        family: 4,
        localAddress: loopbackAddress(firstAddress + (this.calls++ % this.addresses)),
        method,
        headers: { 'Accept-Encoding': 'br, gzip', 'Sec-Fetch-Site': 'same-origin', ...headers },
      });
      const limit = setTimeout(() => call.destroy(new Error('late')), limitMs);
      call.once('response', (answer) => {
        answer.resume();
        answer.once('close', () => {
          clearTimeout(limit);
          finish(answer.complete ? (answer.statusCode ?? 0) : 0, answer.headers['retry-after']);
        });
      });
      call.once('error', () => {
        clearTimeout(limit);
        finish(0);
      });
      call.end(body);
    });
  }
}

export const countOk = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ status }) => status >= 200 && status < 400).length;

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

/** The time within which this share of the requests was answered, in whole milliseconds. */
export function quantile(outcomes: readonly Outcome[], share: number): number {
  const sorted = outcomes.map(({ ms }) => ms).sort((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}

const dayMs = 24 * 3_600_000;
let asked = Math.floor(Math.random() * 200_000);

/** An address that was never asked for, and whose page must be rendered. Days long gone: each shows the same list. */
export const uncachedPage = (): Call => {
  asked += 1;
  const day = new Date(Date.UTC(1000, 0, 1) + (asked % 300_000) * dayMs).toISOString().slice(0, 10);
  return { path: `/voyages?startDate=${day}` };
};
