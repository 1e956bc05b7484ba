import { randomBytes, verify } from 'node:crypto';

export interface LoginRules {
  readonly clientId: string;
  readonly clientSecret: string;
  /** For the JWT bearer flow: who allowed the app, and the key of its certificate. */
  readonly username: string;
  readonly publicKey?: string;
  readonly audience: string;
}

interface LoginAnswer {
  readonly status: number;
  readonly body: object;
}

type Form = Readonly<Record<string, string | undefined>>;

/** `POST /services/oauth2/token`, with both grants. */
export class SalesforceLogins {
  readonly tokens = new Set<string>();
  /** Tokens that were handed out, ever. */
  handedOut = 0;
  /** Every call is refused, however new its token: an organisation that locks the address out. */
  isLockedOut = false;

  constructor(
    readonly rules: LoginRules,
    private readonly instanceUrl: () => string,
  ) {}

  isGood(authorization: string | undefined): boolean {
    return !this.isLockedOut && this.tokens.has((authorization ?? '').replace(/^Bearer /, ''));
  }

  /** As after a night, or when an administrator ends sessions. */
  expireAll(): void {
    this.tokens.clear();
  }

  answer(form: Form): LoginAnswer {
    const wrong = this.check(form);
    if (wrong) return { status: 400, body: { error: wrong[0], error_description: wrong[1] } };
    const token = `00D5g000000Ondine!${randomBytes(24).toString('base64url')}`;
    this.tokens.add(token);
    this.handedOut += 1;
    const instance = this.instanceUrl();
    return {
      status: 200,
      body: {
        access_token: token,
        signature: randomBytes(32).toString('base64'),
        scope: 'api',
        instance_url: instance,
        id: `${instance}/id/00D5g000000OndineEAA/0055g000000SiteIAAA`,
        token_type: 'Bearer',
        issued_at: String(Date.now()),
      },
    };
  }

  private check(form: Form): readonly [error: string, description: string] | undefined {
    const { clientId, clientSecret } = this.rules;
    if (form['grant_type'] === 'client_credentials') {
      if (form['client_id'] !== clientId) return ['invalid_client_id', 'client identifier invalid'];
      return form['client_secret'] === clientSecret ? undefined : ['invalid_client', 'invalid client credentials'];
    }
    if (form['grant_type'] === 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return this.checkAssertion(form['assertion'] ?? '');
    return ['unsupported_grant_type', 'grant type not supported'];
  }

  private checkAssertion(assertion: string): readonly [error: string, description: string] | undefined {
    const { publicKey, clientId, username, audience } = this.rules;
    const [header = '', claims = '', signature = ''] = assertion.split('.');
    const isSigned =
      publicKey !== undefined &&
      verify('RSA-SHA256', Buffer.from(`${header}.${claims}`), publicKey, Buffer.from(signature, 'base64url'));
    const { alg } = read(header);
    if (alg !== 'RS256' || !isSigned) return ['invalid_grant', 'invalid assertion'];
    const { iss, sub, aud, exp } = read(claims);
    if (iss !== clientId) return ['invalid_client_id', 'client identifier invalid'];
    if (aud !== audience) return ['invalid_grant', 'audience is invalid'];
    const seconds = Number(exp) - Date.now() / 1000;
    // A time in milliseconds lies some fifty thousand years ahead.
    if (!(seconds > 0 && seconds <= 300)) return ['invalid_grant', 'expired authorization code'];
    return sub === username ? undefined : ['invalid_grant', "user hasn't approved this consumer"];
  }
}

function read(part: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString()) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
