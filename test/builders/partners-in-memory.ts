import { NodeKeyDigests } from '../../src/adapters/node-crypto/key-digests';
import { NodeSecrets } from '../../src/adapters/node-crypto/secrets';
import { NodeSecureRandom } from '../../src/adapters/node-crypto/secure-random';
import { AuthenticatePartner } from '../../src/core/partners/authenticate-partner';
import { ManagePartners } from '../../src/core/partners/manage-partners';
import type { Partner, PartnerKey, PartnerWithKeys } from '../../src/core/partners/partner';
import type { PartnerRepository } from '../../src/core/partners/partner-repository.port';
import { StoppedClock } from './a-clock';

export class PartnersInMemory implements PartnerRepository {
  readonly partners = new Map<string, Partner>();
  readonly keys = new Map<string, PartnerKey>();

  async add(partner: Partner): Promise<boolean> {
    if (this.partners.has(partner.partnerId)) return false;
    this.partners.set(partner.partnerId, partner);
    return true;
  }

  async update(changes: Pick<Partner, 'partnerId' | 'scopes' | 'perMinute'>): Promise<void> {
    const partner = this.partners.get(changes.partnerId);
    if (partner) this.partners.set(changes.partnerId, { ...partner, ...changes });
  }

  async get(partnerId: string): Promise<PartnerWithKeys | undefined> {
    return (await this.list()).find(({ partner }) => partner.partnerId === partnerId);
  }

  async list(): Promise<readonly PartnerWithKeys[]> {
    const keys = [...this.keys.values()];
    return [...this.partners.values()].map((partner) => ({
      partner,
      keys: keys.filter(({ partnerId }) => partnerId === partner.partnerId),
    }));
  }

  async saveKey(key: PartnerKey): Promise<void> {
    this.keys.set(key.keyId, key);
  }

  async findKey(keyId: string) {
    const key = this.keys.get(keyId);
    const partner = key && this.partners.get(key.partnerId);
    return key && partner && { key, partner };
  }

  async noteUse(keyId: string, day: string): Promise<void> {
    const key = this.keys.get(keyId);
    if (key) this.keys.set(keyId, { ...key, lastUsedOn: day });
  }
}

/** The use cases over a repository in memory, with real digests and seals. */
export function partnersInMemory() {
  const [repository, clock] = [new PartnersInMemory(), new StoppedClock()];
  const parts = { partners: repository, clock, digests: new NodeKeyDigests(), random: new NodeSecureRandom() };
  const secrets = new NodeSecrets('a secret for tests');
  return {
    repository,
    clock,
    secrets,
    manage: new ManagePartners(parts),
    authenticate: new AuthenticatePartner({ ...parts, secrets }),
  };
}
