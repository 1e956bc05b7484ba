import fc from 'fast-check';
import { type Address, type AddressSheet, maxAddresses } from './address';
import { changeAddresses, type TypedAddress } from './change-addresses';

const bath = { street: '12 Chapel Row', city: 'Bath', country: 'GB', postalCode: 'BA1 1HN' };
const address = (id: string, isPrimary = false): Address => ({ id, isPrimary, ...bath, state: '' });
const sheetOf = (addresses: readonly Address[]): AddressSheet => ({ addresses, removedIds: ['gone'] });
const change = (addresses: readonly Address[], ...typed: readonly TypedAddress[]) =>
  changeAddresses(sheetOf(addresses), typed, () => 'new');

const step = fc.record({
  pick: fc.option(fc.nat(9), { nil: undefined }),
  isPrimary: fc.option(fc.boolean(), { nil: undefined }),
  isRemoved: fc.boolean(),
});

describe('changing a list of addresses', () => {
  it('H64 ACC-09 leaves, after any history, exactly one primary when there are any, and no more than there is room for', () => {
    fc.assert(
      fc.property(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 25 }), (history) => {
        let ids = 0;
        let addresses: readonly Address[] = [];
        for (const steps of history) {
          const typed = steps.map(({ pick, isPrimary, isRemoved }): TypedAddress => {
            const picked = pick === undefined ? undefined : addresses[pick % Math.max(addresses.length, 1)];
            return {
              ...(picked ? { id: picked.id, isRemoved } : bath),
              ...(isPrimary === undefined ? {} : { isPrimary }),
            };
          });
          const outcome = changeAddresses(sheetOf(addresses), typed, () => `new-${(ids += 1)}`);
          if (outcome.kind === 'changed') addresses = outcome.addresses;
          expect(addresses.length).toBeLessThanOrEqual(maxAddresses);
          expect(addresses.filter(({ isPrimary }) => isPrimary)).toHaveLength(addresses.length === 0 ? 0 : 1);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('ACC-08 ACC-13 removes the primary one for the next, clears the state with the country, and keeps what is left out', () => {
    expect(change([address('a', true), address('b')], { id: 'a', isRemoved: true, isPrimary: true })).toEqual({
      kind: 'changed',
      addresses: [address('b', true)],
    });
    expect(change([address('a', true)], { id: 'a', isRemoved: true })).toEqual({ kind: 'changed', addresses: [] });
    const florida: Address = { ...address('a', true), country: 'US', state: 'FL', postalCode: '33134' };
    expect(change([florida], { id: 'a', country: 'FR', postalCode: '75001' })).toMatchObject({
      addresses: [{ country: 'FR', state: '', city: 'Bath' }],
    });
    for (const country of [{}, { country: 'US' }])
      expect(change([florida], { id: 'a', city: 'Miami', ...country })).toMatchObject({
        addresses: [{ city: 'Miami', country: 'US', state: 'FL' }],
      });
    expect(change([florida], { id: 'a', country: 'CA', postalCode: 'M5V 2T6' })).toMatchObject({
      kind: 'wrong',
      mistakes: [{ at: 0, field: 'state' }],
    });
  });

  it('ACC-16 H75 has room for a fifth address, and refuses only what nobody has', () => {
    const held = (count: number) => Array.from({ length: count }, (_, index) => address(`a${index}`, index === 0));
    expect(change(held(4), bath).kind).toBe('changed');
    expect(change(held(maxAddresses - 1), bath).kind).toBe('changed');
    expect(change(held(maxAddresses), bath)).toEqual({ kind: 'refused', at: 0, reason: 'full' });
    expect(change(held(maxAddresses), { id: 'a0' }, bath)).toEqual({ kind: 'refused', at: 1, reason: 'full' });
    // A list that was imported with more than there is room for can still be changed.
    expect(change(held(maxAddresses + 1), { id: 'a1', city: 'Wells' }).kind).toBe('changed');
  });

  it('refuses to remove an address without an id, and says which of them it was', () => {
    const refused = (at: number) => ({ kind: 'refused', at, reason: 'nothing-to-remove' });
    expect(change([address('a', true)], { isRemoved: true })).toEqual(refused(0));
    expect(change([address('a', true)], bath, { id: 'a', isRemoved: true }, { isRemoved: true })).toEqual(refused(2));
  });

  it('H64 leaves a primary address as it is when another one is said not to be primary', () => {
    const two = [address('a', true), address('b')];
    expect(change(two, { id: 'b', isPrimary: false })).toEqual({ kind: 'changed', addresses: two });
    expect(change(two, { id: 'b', isPrimary: false }, { id: 'a', isPrimary: false })).toEqual({
      kind: 'refused',
      at: 1,
      reason: 'needs-primary',
    });
    expect(change(two, { id: 'b', isPrimary: true }, { id: 'b', isPrimary: true })).toEqual({
      kind: 'changed',
      addresses: [address('a'), address('b', true)],
    });
  });

  it('ACC-08 removes one address and changes another in the same call', () => {
    expect(
      change([address('a', true), address('b')], { id: 'b', city: 'Wells' }, { id: 'a', isRemoved: true }, bath),
    ).toEqual({ kind: 'changed', addresses: [{ ...address('b', true), city: 'Wells' }, address('new')] });
  });

  it('tells of each mistake which of the addresses has it', () => {
    expect(
      change([address('a', true)], { id: 'a', city: 'Wells' }, { ...bath, street: '' }, { ...bath, city: '' }),
    ).toEqual({
      kind: 'wrong',
      mistakes: [
        { at: 1, field: 'street', message: 'Please input your street address' },
        { at: 2, field: 'city', message: 'Please input your city' },
      ],
    });
  });

  it('C2 H64 refuses the whole for one that is not there, two primaries, and a primary that is only switched off', () => {
    const two = [address('a', true), address('b')];
    expect(change(two, { id: 'a', isRemoved: true }, { id: 'of-somebody-else', isRemoved: true })).toEqual({
      kind: 'not-found',
    });
    expect(change(two, { id: 'gone', city: 'Bath' })).toEqual({ kind: 'not-found' });
    expect(change(two, { id: 'of-somebody-else', isRemoved: true })).toEqual({ kind: 'not-found' });
    expect(change(two, { id: 'gone', isRemoved: true })).toEqual({ kind: 'changed', addresses: two });
    expect(change(two, { id: 'b', isPrimary: true }, { id: 'a', isPrimary: true })).toMatchObject({
      kind: 'refused',
      reason: 'two-primaries',
      at: 1,
    });
    expect(change(two, { id: 'a', isPrimary: false })).toMatchObject({ kind: 'refused', reason: 'needs-primary' });
  });
});
