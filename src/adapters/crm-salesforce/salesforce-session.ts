import Joi from 'joi';
import { HttpClient } from '../http-client/http-client';
import type { HttpFailure } from '../http-client/http-outcome';
import { type Assertion, signAssertion } from './json-web-token';
import { readFailure, salesforce, type SalesforceFailure } from './salesforce-failure';

export type SalesforceLogin =
  | { readonly kind: 'secret'; readonly clientId: string; readonly clientSecret: string }
  | ({ readonly kind: 'key' } & Assertion);

export interface SalesforceSession {
  readonly kind: 'open';
  readonly token: string;
  /** The host on which the token is valid. Calls go to no other host. */
  readonly instanceUrl: string;
}

/** Milliseconds without a login after a refusal, because retries with a wrong secret could lock the user. */
const refusalMs = 5_000;

interface SessionOptions {
  readonly url: string;
  readonly login: SalesforceLogin;
  readonly log: { info(details: object, message: string): void; warn(details: object, message: string): void };
  readonly deadlineMs?: number;
}

const tokenSchema = Joi.object<{ access_token: string; instance_url: string }>({
  access_token: Joi.string().min(1).max(4_000).required(),
  instance_url: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .required(),
});
const refusalSchema = Joi.object<{ error: string }>({
  error: Joi.string()
    .pattern(/^[a-z_]{1,60}$/)
    .required(),
});

/**
 * All callers share these sessions. Salesforce does not announce a token's lifetime: it is used until a call is refused
 * (`drop`). Concurrent callers share one token request.
 */
export class SalesforceSessions {
  private readonly http: HttpClient;
  private current: SalesforceSession | undefined;
  private fetching: Promise<SalesforceSession | SalesforceFailure> | undefined;
  private refusal: { readonly failure: SalesforceFailure; readonly until: number } | undefined;

  constructor(private readonly options: SessionOptions) {
    const { url, log, deadlineMs = 3_000 } = options;
    this.http = new HttpClient({ vendor: salesforce, url, deadlineMs, log });
  }

  async get(): Promise<SalesforceSession | SalesforceFailure> {
    if (this.current) return this.current;
    if (this.refusal && performance.now() < this.refusal.until) return this.refusal.failure;
    this.fetching ??= this.fetch().finally(() => {
      this.fetching = undefined;
    });
    return this.fetching;
  }

  /** Discards an invalid session, unless another caller has already replaced it. */
  drop(session: SalesforceSession): void {
    if (this.current === session) this.current = undefined;
  }

  close(): void {
    this.http.close();
  }

  private async fetch(): Promise<SalesforceSession | SalesforceFailure> {
    const outcome = await this.http.write({
      path: '/services/oauth2/token',
      form: grantOf(this.options.login),
      schema: tokenSchema,
    });
    if (outcome.kind !== 'answered') return this.noteRefusal(outcome);
    const instanceUrl = outcome.body.instance_url.replace(/\/+$/, '');
    if (!isSalesforceHost(instanceUrl, this.options.url))
      return { kind: 'protocol', codes: [], fields: [], detail: 'the instance is not on a host of Salesforce' };
    this.options.log.info({ vendor: salesforce, instanceUrl }, 'a session was opened');
    this.current = { kind: 'open', token: outcome.body.access_token, instanceUrl };
    return this.current;
  }

  private noteRefusal(outcome: HttpFailure): SalesforceFailure {
    if (outcome.kind !== 'refused') return readFailure(outcome);
    const { value } = refusalSchema.validate(outcome.body, { stripUnknown: true });
    const detail = `no session: ${value?.error ?? `status ${outcome.status}`}`;
    this.options.log.warn({ vendor: salesforce, status: outcome.status, error: value?.error }, 'a session was refused');
    const failure: SalesforceFailure = { kind: 'auth', codes: [], fields: [], detail };
    this.refusal = { failure, until: performance.now() + refusalMs };
    return failure;
  }
}

function grantOf(login: SalesforceLogin): Readonly<Record<string, string>> {
  if (login.kind === 'secret')
    return { grant_type: 'client_credentials', client_id: login.clientId, client_secret: login.clientSecret };
  return { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: signAssertion(login, new Date()) };
}

/** A forged response must not send the token to another host (decision 11). */
function isSalesforceHost(instanceUrl: string, configuredUrl: string): boolean {
  const { protocol, hostname, origin } = new URL(instanceUrl);
  return (
    origin === new URL(configuredUrl).origin ||
    (protocol === 'https:' && /\.(salesforce|force)\.com$|\.salesforce\.mil$|\.sfcrmproducts\.cn$/.test(hostname))
  );
}
