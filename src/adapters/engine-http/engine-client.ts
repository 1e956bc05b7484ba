import type { HttpCall } from '../http-client/http-call';
import { Deadline } from '../http-client/deadline';
import { HttpClient } from '../http-client/http-client';
import type { HttpAnswer, HttpOutcome } from '../http-client/http-outcome';
import { type EngineCredentials, type EngineLogin, engineLogin } from './engine-login';
import { engineName, type EngineFailure, type EngineOutcome } from './engine-outcome';
import { readProblem } from './problem';

/** The contract version of this build; an engine may have any later 1.x (additive changes only). */
const contractVersion = '1.0';
const versionHeader = 'X-Contract-Version';
const deadlineMs = 4_000;
/** A waiting time that the engine asks for is kept up to this, because a mistaken hour would close the site's engine. */
const maxWaitMs = 30_000;
const loginDeadlineMs = 2_000;

interface EngineClientOptions {
  readonly apiUrl: string;
  readonly credentials: EngineCredentials;
  readonly log: { warn(details: object, message: string): void };
  /** Monotonic time in milliseconds. */
  readonly now?: () => number;
}

/** One call of the contract. `path` begins with `/v1/`; the caller encodes its segments. */
export type EngineCall<T> = HttpCall<T> & {
  /** The ETag of the caller's cached response: the engine answers `not-modified` when it is current. */
  readonly etag?: string;
};

/**
 * Client of an engine that serves the reservation-engine contract v1 (docs/integrators/reservation-engine.md): it signs
 * in, replays a call once when a token was refused, and rejects responses of another contract version. Four seconds at
 * most, including sign-in. After a 429 no read is sent before the time that the engine named, or before it has answered
 * a write. Throws nothing.
 */
export class EngineClient {
  private readonly http: HttpClient;
  private readonly login: EngineLogin;
  private readonly now: () => number;
  private waitUntil = -Infinity;

  constructor({ apiUrl, credentials, log, now = () => performance.now() }: EngineClientOptions) {
    this.now = now;
    this.http = new HttpClient({
      vendor: engineName,
      url: apiUrl,
      deadlineMs,
      log,
      headers: { [versionHeader]: contractVersion },
    });
    this.login = engineLogin(credentials, { deadlineMs: loginDeadlineMs, log });
  }

  read<T = undefined>(call: EngineCall<T>): Promise<EngineOutcome<T>> {
    return this.run(call, { isWrite: false });
  }

  /** A call with side effects: sent once. Give it an `Idempotency-Key` where the contract takes one. */
  write<T = undefined>(call: EngineCall<T>): Promise<EngineOutcome<T>> {
    return this.run(call, { isWrite: true });
  }

  close(): void {
    this.http.close();
    this.login.close();
  }

  private async run<T>(call: EngineCall<T>, mode: RequestMode): Promise<EngineOutcome<T>> {
    const waitMs = this.waitUntil - this.now();
    if (!mode.isWrite && waitMs > 0)
      return { kind: 'rate-limited', detail: 'it asked to wait', mayHaveHappened: false, retryAfterMs: waitMs };
    const deadline = new Deadline(call.deadlineMs ?? deadlineMs, call.signal);
    return deadline.race(this.signedIn({ ...call, signal: deadline.signal }, mode), timedOut(mode));
  }

  /** An expired token is not the call's fault: one new token, one replay. A 401 guarantees that nothing was done. */
  private async signedIn<T>(call: EngineCall<T>, mode: RequestMode, isReplay = false): Promise<EngineOutcome<T>> {
    const login = await this.login.token();
    if (login.kind !== 'token') return login;
    const outcome = toOutcome(await this.send(call, mode, login.token), mode);
    if (outcome.kind === 'rate-limited' && outcome.retryAfterMs !== undefined)
      this.waitUntil = this.now() + Math.min(maxWaitMs, outcome.retryAfterMs);
    else if (outcome.kind === 'answered') this.waitUntil = -Infinity;
    const isRefused = outcome.kind === 'auth' && this.login.refuse(login.token);
    return isRefused && !isReplay ? this.signedIn(call, mode, true) : outcome;
  }

  private send<T>({ etag, ...call }: EngineCall<T>, { isWrite }: RequestMode, token: string): Promise<HttpOutcome<T>> {
    const headers = {
      ...call.headers,
      Authorization: `Bearer ${token}`,
      ...(etag === undefined ? {} : { 'If-None-Match': etag }),
    };
    return isWrite ? this.http.write({ ...call, headers }) : this.http.read({ ...call, headers });
  }
}

interface RequestMode {
  readonly isWrite: boolean;
}

const timedOut = ({ isWrite }: RequestMode): EngineFailure => ({
  kind: 'timeout',
  detail: 'no whole answer by the deadline',
  mayHaveHappened: isWrite,
});

function toOutcome<T>(outcome: HttpOutcome<T>, mode: RequestMode): EngineOutcome<T> {
  if (outcome.kind === 'answered') return checkVersion(outcome, mode);
  if (outcome.kind === 'refused' && outcome.status === 304) return { kind: 'not-modified' };
  return readProblem(outcome, mode);
}

/** A response of another contract version may look valid but mean something else, so it is never read. */
function checkVersion<T>({ status, headers, body }: HttpAnswer<T>, { isWrite }: RequestMode): EngineOutcome<T> {
  const version = headers[versionHeader.toLowerCase()];
  const detail = `the contract is ${version === undefined ? 'not named' : JSON.stringify(version.slice(0, 20))}, not 1.x`;
  if (!isOurContract(version)) return { kind: 'protocol', detail, mayHaveHappened: isWrite };
  const { etag } = headers;
  return { kind: 'answered', status, body, ...(etag === undefined ? {} : { etag }) };
}

export const isOurContract = (version: string | undefined): boolean =>
  version !== undefined && /^1\.\d{1,4}$/.test(version);
