import type { Clock } from '../shared/clock.port';
import { slugOf } from '../shared/fold-text';
import type { SecureRandom } from '../shared/secure-random.port';
import type { KeyDigests } from './key-digests.port';
import { expiringBy, isUsable, type Partner, type PartnerKey } from './partner';
import { makeKey } from './partner-key';
import type { PartnerRepository } from './partner-repository.port';

interface ManageParts {
  readonly partners: PartnerRepository;
  readonly digests: KeyDigests;
  readonly random: SecureRandom;
  readonly clock: Clock;
}

type AddOutcome =
  | { readonly kind: 'added'; readonly partnerId: string; readonly keyId: string; readonly key: string }
  | { readonly kind: 'known'; readonly partnerId: string }
  | { readonly kind: 'unusable-name' };

type ChangeOutcome = { readonly kind: 'changed'; readonly partner: Partner } | { readonly kind: 'unknown-partner' };

type RotateOutcome =
  | { readonly kind: 'rotated'; readonly keyId: string; readonly key: string; readonly othersEndAt: Date }
  | { readonly kind: 'unknown-partner' };

type RevokeOutcome =
  | { readonly kind: 'revoked'; readonly keyIds: readonly string[] }
  | { readonly kind: 'unknown-partner' }
  | { readonly kind: 'unknown-key' };

/** The CRMs limit the source of a lead to 40 characters, and the site adds a prefix. */
const maxIdLength = 30;

/** Operator commands for partners. A key is shown once, by `add` or `rotate`, and is not stored. */
export class ManagePartners {
  constructor(private readonly parts: ManageParts) {}

  async add({ name, scopes, perMinute }: Pick<Partner, 'name' | 'scopes' | 'perMinute'>): Promise<AddOutcome> {
    const partnerId = slugOf(name).slice(0, maxIdLength).replace(/-$/, '');
    if (partnerId === '') return { kind: 'unusable-name' };
    const isNew = await this.parts.partners.add({
      partnerId,
      name,
      scopes,
      perMinute,
      addedAt: this.parts.clock.now(),
    });
    return isNew ? { kind: 'added', partnerId, ...(await this.addKey(partnerId)) } : { kind: 'known', partnerId };
  }

  /**
   * Takes effect with the next request, but adds no scope to an existing access token. Fields that are not named stay.
   */
  async change(partnerId: string, changes: Partial<Pick<Partner, 'scopes' | 'perMinute'>>): Promise<ChangeOutcome> {
    const { partners } = this.parts;
    const knownPartner = await partners.get(partnerId);
    if (!knownPartner) return { kind: 'unknown-partner' };
    const partner = { ...knownPartner.partner, ...changes };
    await partners.update(partner);
    return { kind: 'changed', partner };
  }

  /** The partner's other keys work until the overlap has passed, so that its programs can be changed one by one. */
  async rotate(partnerId: string, overlapMs: number): Promise<RotateOutcome> {
    const { partners, clock } = this.parts;
    const partner = await partners.get(partnerId);
    if (!partner) return { kind: 'unknown-partner' };
    const othersEndAt = new Date(clock.now().getTime() + overlapMs);
    for (const key of partner.keys.filter((one) => isUsable(one, clock.now())))
      await partners.saveKey(expiringBy(key, othersEndAt));
    return { kind: 'rotated', othersEndAt, ...(await this.addKey(partnerId)) };
  }

  async revoke(partnerId: string, keyId?: string): Promise<RevokeOutcome> {
    const { partners, clock } = this.parts;
    const partner = await partners.get(partnerId);
    if (!partner) return { kind: 'unknown-partner' };
    const concernedKeys = partner.keys.filter((key) => keyId === undefined || key.keyId === keyId);
    if (keyId !== undefined && concernedKeys.length === 0) return { kind: 'unknown-key' };
    const open = concernedKeys.filter(({ revokedAt }) => revokedAt === undefined);
    for (const key of open) await partners.saveKey({ ...key, revokedAt: clock.now() });
    return { kind: 'revoked', keyIds: open.map((key) => key.keyId) };
  }

  private async addKey(partnerId: string): Promise<{ readonly keyId: string; readonly key: string }> {
    const { partners, digests, random, clock } = this.parts;
    const newKey = makeKey(random);
    const key: PartnerKey = {
      keyId: newKey.keyId,
      partnerId,
      digest: digests.digest(newKey.key),
      createdAt: clock.now(),
    };
    await partners.saveKey(key);
    return newKey;
  }
}
