import type { AddressRepository } from '../../src/core/account/address-repository.port';
import { changeAddresses, type TypedAddress } from '../../src/core/account/change-addresses';

export interface AddressRepositoryUnderTest {
  readonly repository: AddressRepository;
  readonly otherNode: AddressRepository;
  /** One who has no address, and one who has some. */
  readonly guests: readonly [string, string];
  close(): Promise<void>;
}

const bath = { street: '12 Chapel Row', city: 'Bath', country: 'GB', postalCode: 'ba1 1hn' };

export function describeAddressRepository(name: string, open: () => Promise<AddressRepositoryUnderTest>): void {
  describe(`AddressRepository on ${name}`, () => {
    let line: AddressRepositoryUnderTest;
    let ids = 0;
    beforeEach(async () => {
      line = await open();
    });
    afterEach(() => line.close());

    const change = (contactId: string, typed: readonly TypedAddress[], repository = line.repository) =>
      repository.change({ contactId, decide: (sheet) => changeAddresses(sheet, typed, () => `address-${(ids += 1)}`) });

    it('ACC-06 ACC-07 keeps addresses as they are read, in their order, and one primary when two nodes add at once', async () => {
      const [contactId] = line.guests;
      await Promise.all(
        [1, 2, 3, 4].map((at) =>
          change(
            contactId,
            [{ ...bath, street: `${at} Chapel Row`, isPrimary: true }],
            at % 2 ? line.repository : line.otherNode,
          ),
        ),
      );
      const { addresses } = await line.otherNode.find(contactId);
      expect(addresses).toHaveLength(4);
      expect(addresses.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
      expect(addresses[0]).toMatchObject({ city: 'Bath', country: 'GB', state: '', postalCode: 'BA1 1HN' });
    });

    it('ACC-08 ACC-09 moves the primary one, removes one, again without harm, and changes nothing that is another guest’s', async () => {
      const [contactId, other] = line.guests;
      const find = async () => (await line.otherNode.find(contactId)).addresses;
      await change(contactId, [{ ...bath, isPrimary: true }, bath]);
      const [first, second] = (await find()).slice(-2);
      const ids = { first: first?.id ?? '', second: second?.id ?? '' };
      await change(contactId, [
        { id: ids.second, isPrimary: true },
        { id: ids.first, isPrimary: false },
      ]);
      expect((await find()).filter(({ isPrimary }) => isPrimary).map(({ id }) => id)).toEqual([ids.second]);
      const removal = [{ id: ids.second, isRemoved: true }];
      expect((await change(contactId, removal)).kind).toBe('changed');
      expect((await change(contactId, removal, line.otherNode)).kind).toBe('changed');
      const left = (await line.repository.find(contactId)).addresses;
      expect([left.some(({ id }) => id === ids.second), left.filter(({ isPrimary }) => isPrimary).length]).toEqual([
        false,
        1,
      ]);
      const theirs = (await line.repository.find(other)).addresses;
      expect(await change(contactId, [{ ...bath }, { id: theirs[0]?.id ?? '', isRemoved: true }])).toEqual({
        kind: 'not-found',
      });
      expect([
        (await line.repository.find(contactId)).addresses,
        (await line.repository.find(other)).addresses,
      ]).toEqual([left, theirs]);
    });
  });
}
