import type { KeyDigests } from '../../core/partners/key-digests.port';
import { ManagePartners } from '../../core/partners/manage-partners';
import { isUsable, type Partner, type PartnerKey } from '../../core/partners/partner';
import type { SecureRandom } from '../../core/shared/secure-random.port';
import { EmbeddedPartnerRepository } from '../embedded-state/partners/partner-repository';
import { reportChange, type OfficeChange, recordChange, reportNoChange, type RecordParts } from './record-change';
import { refuse } from './refused-command';

/** The key is printed and never logged. */
interface KeyChange extends OfficeChange {
  readonly key?: string;
}

interface PartnerOfficeParts extends RecordParts {
  readonly digests: KeyDigests;
  readonly random: SecureRandom;
}

export class PartnerOffice {
  constructor(private readonly parts: PartnerOfficeParts) {}

  add(partnerDetails: Pick<Partner, 'name' | 'scopes' | 'perMinute'>): Promise<readonly string[]> {
    return this.change(`partners add ${partnerDetails.name}`, async (partners) => {
      const outcome = await partners.add(partnerDetails);
      switch (outcome.kind) {
        case 'added':
          return {
            ...reportChange(
              `${outcome.partnerId} is a partner with ${partnerDetails.scopes.join(' and ')}, ${partnerDetails.perMinute} requests per minute; its key is ${outcome.keyId}.`,
            ),
            key: outcome.key,
          };
        case 'known':
          return refuse(`There is a partner ${outcome.partnerId} already; rotate gives it a new key.`);
        case 'unusable-name':
          return refuse('The name needs a letter from a to z, or a digit: the partner’s id is made of them.');
      }
    });
  }

  changeLimits(partnerId: string, changes: Partial<Pick<Partner, 'scopes' | 'perMinute'>>): Promise<readonly string[]> {
    return this.change(`partners change ${partnerId}`, async (partners) => {
      const outcome = await partners.change(partnerId, changes);
      if (outcome.kind === 'unknown-partner') return refuse(`There is no partner ${partnerId}.`);
      const { scopes, perMinute } = outcome.partner;
      return reportChange(`${partnerId} has ${scopes.join(' and ')}, ${perMinute} requests per minute.`);
    });
  }

  rotate(partnerId: string, overlapMs: number): Promise<readonly string[]> {
    return this.change(`partners rotate ${partnerId}`, async (partners) => {
      const outcome = await partners.rotate(partnerId, overlapMs);
      if (outcome.kind === 'unknown-partner') return refuse(`There is no partner ${partnerId}.`);
      return {
        ...reportChange(
          `${partnerId} has a new key, ${outcome.keyId}; its other keys end at ${outcome.othersEndAt.toISOString()} at the latest.`,
        ),
        key: outcome.key,
      };
    });
  }

  revoke(partnerId: string, keyId?: string): Promise<readonly string[]> {
    return this.change(`partners revoke ${[partnerId, keyId].filter(Boolean).join(' ')}`, async (partners) => {
      const outcome = await partners.revoke(partnerId, keyId);
      switch (outcome.kind) {
        case 'revoked':
          return outcome.keyIds.length === 0
            ? reportNoChange(`${partnerId}: nothing was revoked; it was before.`)
            : reportChange(`${partnerId}: ${outcome.keyIds.join(', ')} revoked, with every access token made from it.`);
        case 'unknown-partner':
          return refuse(`There is no partner ${partnerId}.`);
        case 'unknown-key':
          return refuse(`${partnerId} has no key ${String(keyId)}.`);
      }
    });
  }

  async list(): Promise<readonly string[]> {
    const { db, clock } = this.parts;
    return (await new EmbeddedPartnerRepository(db).list()).flatMap(({ partner, keys }) => [
      [partner.partnerId, partner.name, partner.scopes.join(','), `${partner.perMinute} per minute`].join('\t'),
      ...keys.map((key) =>
        [
          '',
          key.keyId,
          `made ${dayOf(key.createdAt)}`,
          `used ${key.lastUsedOn ?? '-'}`,
          stateOf(key, clock.now()),
        ].join('\t'),
      ),
    ]);
  }

  private async change(
    command: string,
    work: (partners: ManagePartners) => Promise<KeyChange>,
  ): Promise<readonly string[]> {
    const { text, key } = await recordChange(this.parts, command, (transaction) =>
      work(new ManagePartners({ ...this.parts, partners: new EmbeddedPartnerRepository(transaction) })),
    );
    return key === undefined ? [text] : [text, key, 'This key is not stored and is not shown again.'];
  }
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

function stateOf(key: PartnerKey, now: Date): string {
  if (key.revokedAt) return `revoked ${key.revokedAt.toISOString()}`;
  if (!key.expiresAt) return 'good';
  return `${isUsable(key, now) ? 'good until' : 'expired'} ${key.expiresAt.toISOString()}`;
}
