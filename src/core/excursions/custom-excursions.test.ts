import fc from 'fast-check';
import { customExcursions, isCustomExcursion } from './custom-excursions';
import type { GuestAddon } from './guest-addon';

function anAddon(changes: Partial<GuestAddon> = {}): GuestAddon {
  return {
    categoryKey: 'SHOREX CUSTOM',
    comments: 'Private sail',
    from: '2027-04-14T09:00',
    to: '2027-04-14T13:00',
    guestName: 'Eleanor Marsh',
    guestKey: 'g1',
    sequence: 1,
    ...changes,
  };
}
const anyAddon = fc
  .record({
    categoryKey: fc.constantFrom('SHOREX CUSTOM', 'AddonCategory|SHOREX CUSTOM', 'SHOREX', 'AddonCategory|CREDIT'),
    comments: fc.constantFrom(undefined, '', 'a', 'a","b'),
    from: fc.constantFrom('2027-04-14T09:00', '2028-02-29T09:00'),
    to: fc.constantFrom('2028-02-29T13:00', '2028-02-29T14:00'),
    guestKey: fc.constantFrom('g1', 'g2', 'g3'),
    status: fc.constantFrom(undefined, null, '', 'CONFIRMED', 'WAITLIST'),
  })
  .map((changes) => anAddon({ ...changes, guestName: `Guest ${changes.guestKey}` }));

describe('custom excursions', () => {
  it('EXC-05 are known by their category', () => {
    expect(
      ['SHOREX CUSTOM', 'AddonCategory|SHOREX CUSTOM'].every((categoryKey) => isCustomExcursion({ categoryKey })),
    ).toBe(true);
    expect(
      ['SHOREX', 'SHOREX CUSTOM|OTHER', 'AddonCategory|CREDIT', 'shorex custom', ''].some((categoryKey) =>
        isCustomExcursion({ categoryKey }),
      ),
    ).toBe(false);
  });

  it('EXC-05 gathers the guests of one excursion', () => {
    const james = { guestName: 'James Okafor', guestKey: 'g2' };
    expect(
      customExcursions([anAddon(), anAddon(james), anAddon(), anAddon({ categoryKey: 'SHOREX', ...james })]),
    ).toEqual([
      {
        comments: 'Private sail',
        from: '2027-04-14T09:00',
        to: '2027-04-14T13:00',
        status: 'Requested',
        guestNames: ['Eleanor Marsh', 'James Okafor'],
        guestCountText: '2 guests',
        requestIds: [],
      },
    ]);
    expect(customExcursions([anAddon()])[0]?.guestCountText).toBe('1 guest');
  });

  it('EXC-05 keeps apart what differs in comments, from or to, earliest first', () => {
    const addons = [
      anAddon({ comments: 'Late', from: '2027-04-15T09:00' }),
      anAddon(),
      anAddon({ comments: 'Other' }),
      anAddon({ to: '2027-04-14T14:00' }),
    ];
    expect(
      customExcursions(addons).map(({ comments, from, to }) => [comments, from.slice(5, 10), to.slice(11)]),
    ).toEqual([
      ['Private sail', '04-14', '13:00'],
      ['Other', '04-14', '13:00'],
      ['Private sail', '04-14', '14:00'],
      ['Late', '04-15', '13:00'],
    ]);
  });

  it('EXC-03 EXC-05 are confirmed once every guest is', () => {
    const second = { guestKey: 'g2', guestName: 'James Okafor' };
    expect(
      customExcursions([anAddon({ status: 'CONFIRMED' }), anAddon({ ...second, status: 'confirmed' })])[0]?.status,
    ).toBe('Confirmed');
    expect(customExcursions([anAddon({ status: 'CONFIRMED' }), anAddon({ ...second, status: '' })])[0]?.status).toBe(
      'Requested',
    );
  });

  it('EXC-05 loses and invents no guest', () => {
    fc.assert(
      fc.property(fc.array(anyAddon), (addons) => {
        const custom = addons.filter(isCustomExcursion);
        const tuple = ({ comments = '', from, to }: { comments?: string | undefined; from: string; to: string }) =>
          JSON.stringify([comments, from, to]);
        const excursions = customExcursions(addons);
        expect(new Set(excursions.map(tuple))).toEqual(new Set(custom.map(tuple)));
        expect(new Set(excursions.map(tuple)).size).toBe(excursions.length);
        for (const excursion of excursions) {
          const names = custom.filter((addon) => tuple(addon) === tuple(excursion)).map(({ guestName }) => guestName);
          expect(new Set(excursion.guestNames)).toEqual(new Set(names));
          expect(excursion.guestCountText).toMatch(new RegExp(`^${new Set(names).size} guest`));
        }
      }),
    );
  });
});
