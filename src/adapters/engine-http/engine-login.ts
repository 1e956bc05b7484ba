import Joi from 'joi';
import { HttpClient } from '../http-client/http-client';
import type { EngineFailure } from './engine-outcome';
import { readProblem } from './problem';

/** How the site proves to the engine who it is: a key that both know, or an OAuth client that fetches tokens. */
export type EngineCredentials =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'oauth'; readonly tokenUrl: string; readonly clientId: string; readonly clientSecret: string };

export type LoginOutcome = { readonly kind: 'token'; readonly token: string } | EngineFailure;

export interface EngineLogin {
  /** The token to send; one that is known is given again, and of many callers one fetches it. */
  token(): Promise<LoginOutcome>;
  /** The engine did not take this token. True when another one can be had. */
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
    // A key needs no connection.
  }
}

const tokenSchema = Joi.object<{ readonly access_token: string; readonly expires_in?: number }>({
  access_token: Joi.string().min(1).max(8_000).required(),
  expires_in: Joi.number().positive(),
});
/** A token is not used for its last seconds: it might end on the way. */
const earlyMs = 30_000;
const unsaidLifeMs = 3_600_000;

/** OAuth 2 client credentials: one fetch at a time, kept until shortly before its end or until the engine refuses it. */
class OauthLogin implements EngineLogin {
  private readonly http: HttpClient;
  private readonly path: string;
  private readonly now: () => number;
  private known: { readonly token: string; readonly until: number } | undefined;
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
    if (this.known && this.known.until > this.now()) return { kind: 'token', token: this.known.token };
    this.inFlight ??= this.fetch().finally(() => {
      this.inFlight = undefined;
    });
    return this.inFlight;
  }

  refuse(token: string): boolean {
    // Somebody else may have fetched a new one meanwhile: that one is good.
    if (this.known?.token === token) this.known = undefined;
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
    this.known = { token, until: this.now() + Math.max(life - earlyMs, life / 2) };
    return { kind: 'token', token };
  }
}

/** Whatever a token endpoint refuses with a 4xx, it is our login that is wrong. */
function asLoginFailure(failure: Parameters<typeof readProblem>[0]): EngineFailure {
  if (failure.kind === 'refused') return { kind: 'auth', detail: `sign-in: ${failure.detail}`, mayHaveHappened: false };
  const read = readProblem(failure, { isWrite: false }) as EngineFailure;
  return { ...read, detail: `sign-in: ${read.detail}` };
}
