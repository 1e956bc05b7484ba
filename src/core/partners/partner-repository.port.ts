import { portSymbol } from '../shared/port-symbol';
import type { Partner, PartnerKey, PartnerWithKeys } from './partner';

/**
 * Partners and their keys. A node reads them for each request and caches nothing: a revocation is effective at once.
 */
export interface PartnerRepository {
  add(partner: Partner): Promise<boolean>;
  update(partner: Pick<Partner, 'partnerId' | 'scopes' | 'perMinute'>): Promise<void>;
  get(partnerId: string): Promise<PartnerWithKeys | undefined>;
  saveKey(key: PartnerKey): Promise<void>;
  findKey(keyId: string): Promise<{ readonly partner: Partner; readonly key: PartnerKey } | undefined>;
  /** Stores the day, YYYY-MM-DD in UTC, on which a key was last used. */
  noteUse(keyId: string, day: string): Promise<void>;
}
export const PartnerRepository = portSymbol<PartnerRepository>('PartnerRepository');
