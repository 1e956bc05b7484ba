import fc from 'fast-check';
import { budgetOf, expiringBy, isUsable, maxPerMinute, type PartnerKey } from './partner';
import { partnerScopes, readScopes } from './partner-scope';

const aKey: PartnerKey = { keyId: '0123456789', partnerId: 'p', digest: 'd', createdAt: new Date(0) };
const anInstant = fc.integer({ min: 0, max: 4_000_000_000 }).map((at) => new Date(at));
const someKey = fc
  .record({
    expiresAt: fc.option(anInstant, { nil: undefined }),
    revokedAt: fc.option(anInstant, { nil: undefined }),
  })
  .map((ends): PartnerKey => ({ ...aKey, ...ends }));

describe('a partner’s keys', () => {
  it('H57 end at the given instant or earlier, never later than they would have', () => {
    fc.assert(
      fc.property(someKey, anInstant, anInstant, (key, end, now) => {
        const ending = expiringBy(key, end);
        expect(isUsable(ending, now)).toBe(isUsable(key, now) && now < end);
      }),
    );
  });

  it('H57 are refused when they are revoked, whatever the clock of the node shows', () => {
    fc.assert(
      fc.property(someKey, anInstant, anInstant, (key, revokedAt, now) => {
        expect(isUsable({ ...key, revokedAt }, now)).toBe(false);
      }),
    );
  });
});

describe('a partner’s scopes', () => {
  it('H57 are read in any order, each once, and refused when one is unknown', () => {
    const names = fc.array(fc.constantFrom(...partnerScopes, 'guests:read', '', 'Catalogue:Read'));
    fc.assert(
      fc.property(names, (given) => {
        const known = partnerScopes.filter((scope) => given.includes(scope));
        const isSound = given.length > 0 && given.every((name) => known.some((scope) => scope === name));
        expect(readScopes(given)).toEqual(isSound ? known : undefined);
      }),
    );
  });
});

describe('a partner’s budget', () => {
  it('D4 never exceeds the requests per minute, and stores 600 uses at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxPerMinute }), (perMinute) => {
        const { max, withinSeconds } = budgetOf({ perMinute });
        expect(max).toBeGreaterThanOrEqual(1);
        expect(max).toBeLessThanOrEqual(600);
        expect(Number.isInteger(withinSeconds)).toBe(true);
        expect((max * 60) / withinSeconds).toBeLessThanOrEqual(perMinute);
        expect((max * 60) / withinSeconds).toBeGreaterThan(perMinute * 0.9);
      }),
    );
  });
});
