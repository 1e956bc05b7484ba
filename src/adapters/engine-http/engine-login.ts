import Joi from 'joi';
import { HttpClient } from '../http-client/http-client';
import type { EngineFailure } from './engine-outcome';
import { readProblem } from './problem';

export type EngineCredentials =
  | { readonly kind: 'key'; readonly key: string }
  | {
      readonly kind: 'oauth';
      readonly tokenUrl: string;
      readonly clientId: string;
      readonly clientSecret: string;
      /** Some identity providers give no token without the scope, others none without the audience. */
      readonly scope?: string;
      readonly audience?: string;
      /** With `basic` the client is sent in the header that every provider has to accept (RFC 6749, 2.3.1). */
      readonly clientIn: 'body' | 'basic';
    };

type OauthClient = Extract<EngineCredentials, { kind: 'oauth' }>;
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

const tokenSchema = Joi.object<{ readonly access_token: string; readonly expires_in?: unknown }>({
  access_token: Joi.string().min(1).max(8_000).required(),
  // Some identity providers send text, and the token is good all the same.
  expires_in: Joi.any(),
});
/** Milliseconds before its expiry at which a token is renewed, because it might expire in transit. */
const earlyMs = 30_000;
const unsaidLifeMs = 3_600_000;

/** Fetches one token at a time, and caches it until shortly before its expiry or until the engine refuses it. */
class OauthLogin implements EngineLogin {
  private readonly http: HttpClient;
  private readonly path: string;
  private knownLogin: { readonly token: string; readonly until: number } | undefined;
  private inFlight: Promise<LoginOutcome> | undefined;

  constructor(
    private readonly client: OauthClient,
    { deadlineMs, log }: LoginParts,
  ) {
    const url = new URL(client.tokenUrl);
    this.http = new HttpClient({ vendor: 'reservation engine sign-in', url: url.origin, deadlineMs, log });
    this.path = `${url.pathname}${url.search}`;
  }

  async token(): Promise<LoginOutcome> {
    if (this.knownLogin && this.knownLogin.until > Date.now()) return { kind: 'token', token: this.knownLogin.token };
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
    const outcome = await this.http.read({
      method: 'POST',
      path: this.path,
      ...grantOf(this.client),
      schema: tokenSchema,
    });
    if (outcome.kind !== 'answered') return asLoginFailure(outcome);
    const { access_token: token, expires_in: seconds } = outcome.body;
    const life = lifeOf(seconds);
    this.knownLogin = { token, until: Date.now() + Math.max(life - earlyMs, life / 2) };
    return { kind: 'token', token };
  }
}

function grantOf({ clientId, clientSecret, scope, audience, clientIn }: OauthClient): {
  readonly form: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
} {
  const grant = {
    grant_type: 'client_credentials',
    ...(scope === undefined ? {} : { scope }),
    ...(audience === undefined ? {} : { audience }),
  };
  if (clientIn === 'body') return { form: { ...grant, client_id: clientId, client_secret: clientSecret } };
  const login = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64');
  return { form: grant, headers: { Authorization: `Basic ${login}` } };
}

function lifeOf(seconds: unknown): number {
  const life = Number(typeof seconds === 'string' && seconds.trim() !== '' ? seconds : (seconds ?? NaN)) * 1_000;
  return Number.isFinite(life) && life > 0 ? life : unsaidLifeMs;
}

/** Any 4xx of the token endpoint means that the site's credentials are wrong. */
function asLoginFailure(failure: Parameters<typeof readProblem>[0]): EngineFailure {
  if (failure.kind === 'refused') return { kind: 'auth', detail: `sign-in: ${failure.detail}`, mayHaveHappened: false };
  const problem = readProblem(failure, { isWrite: false }) as EngineFailure;
  return { ...problem, detail: `sign-in: ${problem.detail}` };
}
