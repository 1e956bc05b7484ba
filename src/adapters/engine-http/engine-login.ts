import Joi from 'joi';
import { HttpClient } from '../http-client/http-client';
import type { EngineFailure } from './engine-outcome';
import { readProblem } from './problem';

export type EngineCredentials =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'oauth'; readonly tokenUrl: string; readonly clientId: string; readonly clientSecret: string };

type LoginOutcome = { readonly kind: 'token'; readonly token: string } | EngineFailure;

export interface EngineLogin {
  /** Returns the token to send; a valid one is reused, and concurrent callers share one fetch. */
  token(): Promise<LoginOutcome>;
  /** Reports that the engine refused this token. Returns true when a new one can be fetched. */
  refuse(token: string): boolean;
  close(): void;
}

interface LoginParts {
  readonly deadlineMs: number;
  readonly log: { warn(details: object, message: string): void };
  readonly now?: () => number;
}

export const engineLogin = (credentials: EngineCredentials, parts: LoginParts): EngineLogin =>
  credentials.kind === 'key' ? new KeyLogin(credentials.key) : new OauthLogin(credentials, parts);

class KeyLogin implements EngineLogin {
  constructor(private readonly key: string) {}

  async token(): Promise<LoginOutcome> {
    return { kind: 'token', token: this.key };
  }

  refuse(): boolean {
    return false;
  }

  close(): void {
    // An API key needs no connection to close.
  }
}

const tokenSchema = Joi.object<{ readonly access_token: string; readonly expires_in?: number }>({
  access_token: Joi.string().min(1).max(8_000).required(),
  expires_in: Joi.number().positive(),
});
/** Milliseconds before its expiry at which a token is renewed, because it might expire in transit. */
const earlyMs = 30_000;
const unsaidLifeMs = 3_600_000;

/** Fetches one token at a time, and caches it until shortly before its expiry or until the engine refuses it. */
class OauthLogin implements EngineLogin {
  private readonly http: HttpClient;
  private readonly path: string;
  private readonly now: () => number;
  private knownLogin: { readonly token: string; readonly until: number } | undefined;
  private inFlight: Promise<LoginOutcome> | undefined;

  constructor(
    private readonly client: Extract<EngineCredentials, { kind: 'oauth' }>,
    { deadlineMs, log, now = Date.now }: LoginParts,
  ) {
    const url = new URL(client.tokenUrl);
    this.http = new HttpClient({ vendor: 'reservation engine sign-in', url: url.origin, deadlineMs, log });
    this.path = `${url.pathname}${url.search}`;
    this.now = now;
  }

  async token(): Promise<LoginOutcome> {
    if (this.knownLogin && this.knownLogin.until > this.now()) return { kind: 'token', token: this.knownLogin.token };
    this.inFlight ??= this.fetch().finally(() => {
      this.inFlight = undefined;
    });
    return this.inFlight;
  }

  refuse(token: string): boolean {
    // Another caller may have fetched a new token in the meantime, which then stays.
    if (this.knownLogin?.token === token) this.knownLogin = undefined;
    return true;
  }

  close(): void {
    this.http.close();
  }

  private async fetch(): Promise<LoginOutcome> {
    const { clientId, clientSecret } = this.client;
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const outcome = await this.http.read({ method: 'POST', path: this.path, form, schema: tokenSchema });
    if (outcome.kind !== 'answered') return asLoginFailure(outcome);
    const { access_token: token, expires_in: seconds } = outcome.body;
    const life = seconds === undefined ? unsaidLifeMs : seconds * 1000;
    this.knownLogin = { token, until: this.now() + Math.max(life - earlyMs, life / 2) };
    return { kind: 'token', token };
  }
}

/** Any 4xx of the token endpoint means that the site's credentials are wrong. */
function asLoginFailure(failure: Parameters<typeof readProblem>[0]): EngineFailure {
  if (failure.kind === 'refused') return { kind: 'auth', detail: `sign-in: ${failure.detail}`, mayHaveHappened: false };
  const problem = readProblem(failure, { isWrite: false }) as EngineFailure;
  return { ...problem, detail: `sign-in: ${problem.detail}` };
}
