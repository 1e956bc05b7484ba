import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { HttpCall } from '../http-client/http-call';
import { HttpClient } from '../http-client/http-client';
import type { HttpOutcome } from '../http-client/http-outcome';
import type { Limits } from '../http-client/protection';
import { UsageWatch } from './api-usage';
import {
  isFailure,
  readFailure,
  salesforce,
  type SalesforceFailure,
  type SalesforceOutcome,
} from './salesforce-failure';
import { type SalesforceLogin, type SalesforceSession, SalesforceSessions } from './salesforce-session';

export interface SalesforceOptions {
  readonly url: string;
  readonly login: SalesforceLogin;
  readonly apiVersion: string;
  readonly log: { info(details: object, message: string): void; warn(details: object, message: string): void };
  /** The deadline limits a whole call in milliseconds: the session, one replay, one retry. The default is 4 s. */
  readonly deadlineMs?: number;
  readonly limits?: Partial<Limits>;
}

export interface SalesforceCall<T> extends Pick<
  HttpCall<T>,
  'method' | 'path' | 'query' | 'headers' | 'json' | 'schema'
> {
  /** Deferred while the day's calls are nearly spent. A read on which a write depends must not be deferrable. */
  readonly isDeferrable?: boolean;
}

const defaultDeadlineMs = 4_000;
const lockDelayMs: readonly [from: number, to: number] = [100, 300];

/** `INVALID_SESSION_ID`, or any other 401: one that a proxy answers has no code of Salesforce's. */
const isSessionOver = ({ kind }: SalesforceFailure) => kind === 'auth';

type Send = <T>(http: HttpClient, call: HttpCall<T>) => Promise<HttpOutcome<T>>;
const asRead: Send = (http, call) => http.read(call);
const asWrite: Send = (http, call) => http.write(call);

/** All callers of a node share one session. Failures are returned as values; nothing is thrown. */
export class SalesforceClient {
  readonly usage: UsageWatch;
  private readonly sessions: SalesforceSessions;
  private readonly clients = new Map<string, HttpClient>();
  /** Deferrable reads, for hours with few calls left. Every change by this node empties the cache. */
  private readonly deferrableReads = new LRUCache<string, object>({ max: 200, ttl: 300_000 });

  constructor(private readonly options: SalesforceOptions) {
    this.sessions = new SalesforceSessions(options);
    this.usage = new UsageWatch(options);
  }

  async read<T = undefined>(call: SalesforceCall<T>): Promise<SalesforceOutcome<T>> {
    if (!call.isDeferrable) return this.run(call, asRead);
    const key = JSON.stringify([call.path, call.query]);
    if (!this.usage.maySpend()) {
      // A cast is safe because the value was cached by a call with the same key, and therefore with the same schema.
      const cachedOutcome = this.deferrableReads.get(key) as SalesforceOutcome<T> | undefined;
      return (
        cachedOutcome ?? {
          kind: 'rate-limited',
          codes: [],
          fields: [],
          detail: 'kept back: the calls of the day are nearly spent',
        }
      );
    }
    const outcome = await this.run(call, asRead);
    // Guests' data are cached in memory only while calls are scarce.
    if (!isFailure(outcome) && this.usage.isShort()) this.deferrableReads.set(key, outcome);
    return outcome;
  }

  async write<T = undefined>(call: SalesforceCall<T>): Promise<SalesforceOutcome<T>> {
    this.deferrableReads.clear();
    return this.run(call, asWrite);
  }

  readBytes(path: string): Promise<SalesforceOutcome<Uint8Array>> {
    // `readFile` returns bytes and nothing else.
    return this.run({ path }, (http, call) => http.readFile(call) as Promise<HttpOutcome<never>>) as Promise<
      SalesforceOutcome<Uint8Array>
    >;
  }

  get apiVersion(): string {
    return this.options.apiVersion;
  }

  close(): void {
    this.sessions.close();
    for (const http of this.clients.values()) http.close();
  }

  private async run<T>(call: SalesforceCall<T>, send: Send): Promise<SalesforceOutcome<T>> {
    const until = performance.now() + (this.options.deadlineMs ?? defaultDeadlineMs);
    const first = await this.withSession(call, { send, until });
    // Salesforce rolled back the whole batch, so that a retry cannot apply it twice.
    if (!isFailure(first) || !first.codes.includes('UNABLE_TO_LOCK_ROW')) return first;
    const [from, to] = lockDelayMs;
    await sleep(from + Math.random() * (to - from));
    return this.withSession(call, { send, until });
  }

  private async withSession<T>(
    call: SalesforceCall<T>,
    how: { readonly send: Send; readonly until: number },
  ): Promise<SalesforceOutcome<T>> {
    const session = await this.sessions.get();
    if (isFailure(session)) return session;
    const outcome = await this.attempt(call, { ...how, session });
    if (!isFailure(outcome) || !isSessionOver(outcome)) return outcome;
    this.sessions.drop(session);
    const next = await this.sessions.get();
    // The call was refused before it was carried out, so that even a write may be sent again, once.
    return isFailure(next) ? next : this.attempt(call, { ...how, session: next });
  }

  private async attempt<T>(
    { isDeferrable: _, ...call }: SalesforceCall<T>,
    {
      send,
      until,
      session,
    }: {
      readonly send: Send;
      readonly until: number;
      readonly session: SalesforceSession;
    },
  ): Promise<SalesforceOutcome<T>> {
    const path = `/services/data/${this.options.apiVersion}${call.path}`;
    const headers = { ...call.headers, Authorization: `Bearer ${session.token}` };
    const outcome = await send(this.clientOf(session.instanceUrl), {
      ...call,
      path,
      headers,
      deadlineMs: Math.max(1, Math.ceil(until - performance.now())),
    });
    if (outcome.kind === 'answered') {
      this.usage.note(outcome.headers['sforce-limit-info']);
      return outcome;
    }
    return this.noteFailure(call, readFailure(outcome));
  }

  private noteFailure({ method, path }: SalesforceCall<unknown>, failure: SalesforceFailure): SalesforceFailure {
    if (failure.codes.includes('REQUEST_LIMIT_EXCEEDED')) this.usage.noteSpent();
    const { codes, fields } = failure;
    if (codes.length > 0)
      this.options.log.warn(
        { vendor: salesforce, method, path: path.split(/[/?]/, 3).join('/'), codes, fields },
        'Salesforce said no',
      );
    return failure;
  }

  private clientOf(instanceUrl: string): HttpClient {
    const { log, limits = {}, deadlineMs = defaultDeadlineMs } = this.options;
    const cachedClient = this.clients.get(instanceUrl);
    if (cachedClient) return cachedClient;
    const http = new HttpClient({ vendor: salesforce, url: instanceUrl, deadlineMs, limits, log });
    this.clients.set(instanceUrl, http);
    return http;
  }
}
