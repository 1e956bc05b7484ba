import type { Clock } from '../shared/clock.port';
import { type FieldTypes, isNumber, isText, isTexts, readFields } from '../shared/read-fields';
import type { Secrets } from '../shared/secrets.port';
import type { KeyDigests } from './key-digests.port';
import { isUsable, type Partner, type PartnerKey } from './partner';
import { keyIdOf } from './partner-key';
import type { PartnerRepository } from './partner-repository.port';
import { type PartnerScope, readScopes } from './partner-scope';

export const accessTokenSeconds = 3_600;
const tokenPrefix = 'lft_';
const purpose = 'partner-access-token';

/** A token may have fewer scopes than its partner, so the scopes of the call are stated beside the partner. */
export interface CallingPartner {
  readonly partner: Partner;
  readonly scopes: readonly PartnerScope[];
}

interface AuthenticateParts {
  readonly partners: Pick<PartnerRepository, 'findKey' | 'noteUse'>;
  readonly digests: KeyDigests;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

interface TokenContent {
  readonly keyId: string;
  readonly scopes: readonly string[];
  readonly expiresAt: number;
}

const tokenFields: FieldTypes<TokenContent> = { keyId: isText, scopes: isTexts, expiresAt: isNumber };

type TokenOutcome =
  | { readonly kind: 'issued'; readonly token: string; readonly calling: CallingPartner }
  | { readonly kind: 'invalid-client' }
  | { readonly kind: 'invalid-scope' };

/**
 * Finds the partner of a key, or of an access token made from one. Both end when the key ends: the key is read for each
 * request. @throws Unavailable when keys cannot be read.
 */
export class AuthenticatePartner {
  constructor(private readonly parts: AuthenticateParts) {}

  async run(bearer: string): Promise<CallingPartner | undefined> {
    return bearer.startsWith(tokenPrefix) ? this.byToken(bearer.slice(tokenPrefix.length)) : this.byKey(bearer);
  }

  /** OAuth client credentials (RFC 6749, 4.4): the client secret is a key of the partner. */
  async issueToken(client: {
    readonly id: string;
    readonly secret: string;
    readonly scopeNames?: readonly string[] | undefined;
  }): Promise<TokenOutcome> {
    const calling = await this.byKey(client.secret);
    const keyId = keyIdOf(client.secret);
    if (!calling || keyId === undefined || calling.partner.partnerId !== client.id) return { kind: 'invalid-client' };
    const scopes = client.scopeNames === undefined ? calling.scopes : readScopes(client.scopeNames);
    if (!scopes?.every((scope) => calling.scopes.includes(scope))) return { kind: 'invalid-scope' };
    const content: TokenContent = {
      keyId,
      scopes,
      expiresAt: this.parts.clock.now().getTime() + accessTokenSeconds * 1000,
    };
    const token = `${tokenPrefix}${this.parts.secrets.seal(purpose, JSON.stringify(content))}`;
    return { kind: 'issued', token, calling: { ...calling, scopes } };
  }

  private async byKey(key: string): Promise<CallingPartner | undefined> {
    const keyId = keyIdOf(key);
    const usableKey = keyId === undefined ? undefined : await this.findUsable(keyId);
    if (!usableKey || !this.parts.digests.isOf(key, usableKey.key.digest)) return undefined;
    await this.noteUse(usableKey.key);
    return { partner: usableKey.partner, scopes: usableKey.partner.scopes };
  }

  private async byToken(sealedToken: string): Promise<CallingPartner | undefined> {
    const text = this.parts.secrets.open(purpose, sealedToken);
    const content = text === undefined ? undefined : readFields(tokenFields, text);
    if (!content || this.parts.clock.now().getTime() >= content.expiresAt) return undefined;
    const usableKey = await this.findUsable(content.keyId);
    if (!usableKey) return undefined;
    await this.noteUse(usableKey.key);
    return {
      partner: usableKey.partner,
      scopes: usableKey.partner.scopes.filter((scope) => content.scopes.includes(scope)),
    };
  }

  private async findUsable(keyId: string) {
    const keyRecord = await this.parts.partners.findKey(keyId);
    return keyRecord && isUsable(keyRecord.key, this.parts.clock.now()) ? keyRecord : undefined;
  }

  /** When the database accepts no writes, partners can still read. */
  private async noteUse({ keyId, lastUsedOn }: PartnerKey): Promise<void> {
    const today = this.parts.clock.now().toISOString().slice(0, 10);
    if (lastUsedOn !== today) await this.parts.partners.noteUse(keyId, today).catch(() => undefined);
  }
}
