import type { Partner, PartnerKey, PartnerWithKeys } from '../../src/core/partners/partner';
import type { PartnerRepository } from '../../src/core/partners/partner-repository.port';

export interface PartnersUnderTest {
  readonly partners: PartnerRepository;
  /** Operators' commands list partners; the site does not. */
  readonly otherNode: PartnerRepository & { list(): Promise<readonly PartnerWithKeys[]> };
  close(): Promise<void>;
}

const north: Partner = {
  partnerId: 'north-star',
  name: 'North Star',
  scopes: ['catalogue:read', 'leads:write'],
  perMinute: 36_000,
  addedAt: new Date('2027-01-11T15:00:00.123Z'),
};
const keyOf = (keyId: string, partner = north): PartnerKey => ({
  keyId,
  partnerId: partner.partnerId,
  digest: `digest of ${keyId}`,
  createdAt: new Date(partner.addedAt.getTime() + Number(keyId)),
});
const stored = (key: PartnerKey) => ({ lastUsedOn: undefined, expiresAt: undefined, revokedAt: undefined, ...key });

export function describePartnerRepository(name: string, open: () => Promise<PartnersUnderTest>): void {
  describe(`PartnerRepository on ${name}`, () => {
    let line: PartnersUnderTest;
    beforeEach(async () => {
      line = await open();
    }, 60_000);
    afterEach(() => line.close());

    it('H57 adds a partner of an id once, also when two nodes do so at the same time', async () => {
      const added = await Promise.all([line.partners.add(north), line.otherNode.add(north)]);
      expect(added.toSorted()).toEqual([false, true]);
      expect(await line.otherNode.get('north-star')).toEqual({ partner: north, keys: [] });
      expect(await line.partners.get('nobody')).toBeUndefined();
    });

    it('H57 finds a key with its partner by its id, on every node at once, with its end and its use', async () => {
      const key = keyOf('1');
      await line.partners.add(north);
      await line.partners.saveKey(key);
      expect(await line.otherNode.findKey('1')).toEqual({ partner: north, key: stored(key) });
      expect(await line.partners.findKey('digest of 1')).toBeUndefined();
      const ended = { ...key, expiresAt: new Date('2027-02-01T00:00:00.456Z') };
      await line.otherNode.saveKey(ended);
      await line.otherNode.noteUse('1', '2027-01-12');
      const revoked = { ...ended, lastUsedOn: '2027-01-12', revokedAt: new Date('2027-01-13T00:00:00.789Z') };
      expect((await line.partners.findKey('1'))?.key).toEqual({ ...revoked, revokedAt: undefined });
      // A use that was noted meanwhile stays.
      await line.partners.saveKey({ ...ended, revokedAt: revoked.revokedAt });
      expect((await line.otherNode.findKey('1'))?.key).toEqual(revoked);
    });

    it('H57 does not change a key of the same id that is another key', async () => {
      await line.partners.add(north);
      await line.partners.saveKey({ ...keyOf('1'), revokedAt: new Date('2027-01-13T00:00:00.789Z') });
      await line.partners.saveKey({ ...keyOf('1'), digest: 'another', revokedAt: undefined });
      expect((await line.partners.findKey('1'))?.key).toMatchObject({
        digest: 'digest of 1',
        revokedAt: expect.any(Date) as Date,
      });
    });

    it('H56 lists partners by id, each with its own keys, the oldest first', async () => {
      const alpha = { ...north, partnerId: 'alpha', scopes: ['leads:write'] as const };
      await line.partners.add(north);
      await line.partners.saveKey(keyOf('1'));
      await line.partners.add(alpha);
      await line.partners.saveKey(keyOf('3', alpha));
      await line.partners.saveKey(keyOf('2', alpha));
      const listed = await line.otherNode.list();
      expect(listed.map(({ partner, keys }) => [partner, keys.map(({ keyId }) => keyId)])).toEqual([
        [alpha, ['2', '3']],
        [north, ['1']],
      ]);
    });
  });
}
