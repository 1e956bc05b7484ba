import type { RateBudget } from '../shared/rate-limits.port';
import type { PartnerScope } from './partner-scope';

export interface Partner {
  readonly partnerId: string;
  readonly name: string;
  readonly scopes: readonly PartnerScope[];
  readonly perMinute: number;
  readonly addedAt: Date;
}

export interface PartnerKey {
  readonly keyId: string;
  readonly partnerId: string;
  readonly digest: string;
  readonly createdAt: Date;
  /** A day in UTC: storing the time as well would need a write for each request. */
  readonly lastUsedOn?: string | undefined;
  /** A rotation sets it on the keys that existed before it. */
  readonly expiresAt?: Date | undefined;
  /** A revocation is not compared with a clock, so that a node whose clock is slow refuses the key as well. */
  readonly revokedAt?: Date | undefined;
}

export interface PartnerWithKeys {
  readonly partner: Partner;
  readonly keys: readonly PartnerKey[];
}

export const isUsable = ({ revokedAt, expiresAt }: PartnerKey, now: Date): boolean =>
  revokedAt === undefined && (expiresAt === undefined || now < expiresAt);

/** The key ends at `instant`, unless it ends earlier anyway. */
export const expiringBy = (key: PartnerKey, instant: Date): PartnerKey =>
  key.expiresAt !== undefined && key.expiresAt <= instant ? key : { ...key, expiresAt: instant };

export const maxPerMinute = 36_000;
const maxStoredUses = 600;

/**
 * The store of limits rewrites all uses of a window at each request, so that a window has at most 600 uses: a partner
 * with more requests per minute gets a shorter window.
 */
export function budgetOf({ perMinute }: Pick<Partner, 'perMinute'>): RateBudget {
  const withinSeconds = Math.max(1, Math.min(60, Math.floor((60 * maxStoredUses) / perMinute)));
  return {
    name: 'partner',
    max: Math.max(1, Math.floor((perMinute * withinSeconds) / 60)),
    withinSeconds,
    isReported: true,
  };
}
