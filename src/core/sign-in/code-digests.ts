import type { Secrets } from '../shared/secrets.port';
import { addressOf } from './address-of';
import type { Identifier } from './guest';

/**
 * Digests of identifiers, codes, browsers and tokens: a copy of a store with only these digests lets nobody sign in.
 */
export class CodeDigests {
  constructor(private readonly secrets: Secrets) {}

  subject(identifier: Identifier): string {
    return this.secrets.digest('identifier', `${identifier.channel}:${addressOf(identifier)}`);
  }

  code(subject: string, code: string): string {
    return this.secrets.digest('code', `${subject}:${code}`);
  }

  browser(browser: string): string {
    return this.secrets.digest('browser', browser);
  }

  token(token: string): string {
    return this.secrets.digest('verify-token', token);
  }
}
