import type { EngineCall, EngineClient } from './engine-client';
import { type EngineOutcome, engineUnavailable } from './engine-outcome';

/** How old an answer may be that stands in for an engine that fails; after that its prices are hidden (reliability E2). */
const trustedMs = 15 * 60_000;
/** And how old the days and ports in it may be. */
const knownMs = 10 * 24 * 3600_000;
const mostKept = 500;

interface Kept {
  readonly body: unknown;
  readonly etag?: string;
  /** When the engine last said that it is true. */
  readonly at: number;
}

export interface KeptRead<T> {
  readonly body: T;
  /** The engine has failed for a quarter of an hour: what changes by the minute must not be shown. */
  readonly isOutdated: boolean;
}

/**
 * Answers that are the same for every visitor. One that is not fresh any more is asked for again by its ETag; of many who
 * ask at once one does. While the engine fails, the last good answer stands in for it.
 */
export class KeptReads {
  private readonly kept = new Map<string, Kept>();
  private readonly underWay = new Map<string, Promise<EngineOutcome<unknown>>>();

  constructor(private readonly client: Pick<EngineClient, 'read'>, private readonly now: () => number = () => performance.now()) {}

  /** Undefined when the engine says that there is no such thing. `freshMs` 0: the engine is asked every time. @throws Unavailable */
  async read<T>(call: EngineCall<T>, freshMs: number): Promise<KeptRead<T> | undefined> {
    const key = JSON.stringify([call.path, call.query]);
    const kept = this.kept.get(key);
    if (kept && this.now() - kept.at < freshMs) return { body: kept.body as T, isOutdated: false };
    const outcome = await this.ask(key, call, kept);
    // What is kept under a key was held against the schema of the calls with that key.
    if (outcome.kind === 'answered') return { body: outcome.body as T, isOutdated: false };
    if (outcome.kind === 'not-found') {
      this.kept.delete(key);
      return undefined;
    }
    const age = kept === undefined ? Infinity : this.now() - kept.at;
    if (kept === undefined || age > knownMs) throw engineUnavailable(outcome);
    return { body: kept.body as T, isOutdated: age > trustedMs };
  }

  private ask<T>(key: string, call: EngineCall<T>, kept: Kept | undefined): Promise<EngineOutcome<unknown>> {
    const known = this.underWay.get(key);
    if (known) return known;
    const asking = this.fetch(key, call, kept).finally(() => this.underWay.delete(key));
    this.underWay.set(key, asking);
    return asking;
  }

  private async fetch<T>(key: string, call: EngineCall<T>, kept: Kept | undefined): Promise<EngineOutcome<unknown>> {
    const askedAt = this.now();
    const outcome = await this.client.read({ ...call, ...(kept?.etag === undefined ? {} : { etag: kept.etag }) });
    if (outcome.kind === 'not-modified' && kept) {
      this.keep(key, { ...kept, at: askedAt });
      return { kind: 'answered', status: 200, body: kept.body };
    }
    if (outcome.kind === 'answered') this.keep(key, { body: outcome.body, at: askedAt, ...(outcome.etag === undefined ? {} : { etag: outcome.etag }) });
    return outcome;
  }

  /** The one that was asked for longest ago makes room. */
  private keep(key: string, kept: Kept): void {
    this.kept.delete(key);
    this.kept.set(key, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
  }
}
