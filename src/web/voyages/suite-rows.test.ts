import { aSailing } from '../../../test/builders/a-sailing';
import { aSuite } from '../../../test/builders/a-voyage';
import { builtPictures } from '../../../test/builders/built-pictures';
import { money } from '../../core/shared/money';
import type { Sailing } from '../../core/voyages/sailing';
import { toSuiteRows } from './suite-rows';

const suites = [
  aSuite(),
  aSuite({ category: 'OS', suiteId: 'BR-I,OS' }),
  aSuite({ category: 'MS', suiteId: 'BR-I,MS' }),
  aSuite({ category: 'FS', suiteId: 'FS-I,FS' }),
];
const open = aSailing({
  suites: [
    { category: 'SV', availableCabins: 2, price: money(2_450_000, 'USD') },
    { category: 'OS', availableCabins: 0, price: money(3_190_000, 'USD') },
    { category: 'FS', availableCabins: 1, price: money(21_950_000, 'USD') },
  ],
});
const rows = (sailing: Sailing | undefined) =>
  toSuiteRows({ suites, sailing, vessel: 'the-yacht', assets: builtPictures() });

describe('the suites of a voyage page', () => {
  it('VOY-24 VOY-25 SUI-18 have the price of the date, Waitlist Only where nothing is known, and a person for the Funnel Suite', () => {
    expect(rows(open).map(({ price }) => price)).toEqual([
      'Starting at $24,500.00 /suite',
      'Starting at $31,900.00 /suite',
      'Waitlist Only',
      'By appointment only',
    ]);
  });

  it('SUI-13 H24 lead to the waitlist when every cabin is taken, as when nothing is known of one', () => {
    expect(rows(open).map(({ isWaitlist }) => isWaitlist)).toEqual([false, true, true, undefined]);
  });

  it('SUI-08 ROU-30 lead to the suite step with the party, and to no reservation of a suite that does not sleep it', () => {
    const [small, large] = toSuiteRows({
      suites: [aSuite({ maxGuests: 2 }), aSuite({ category: 'OS', suiteId: 'BR-I,OS', maxGuests: 3 })],
      sailing: open,
      party: { adults: 2, children: 1 },
      vessel: 'the-yacht',
      assets: builtPictures(),
    });
    expect(small).toMatchObject({
      price: 'Starting at $24,500.00 /suite',
      tooSmall: 'This suite sleeps 2. Choose a larger one for your party.',
    });
    expect(small?.href).toBeUndefined();
    expect(large?.href).toContain('guestsAdults=2&guestsChildren=1');
    expect(large?.tooSmall).toBeUndefined();
  });

  it('H25 SUI-14 lead to us and not to the reservation for the Funnel Suite, whatever is free of it', () => {
    for (const availableCabins of [undefined, 0, 1]) {
      const [row] = toSuiteRows({
        suites: suites.slice(3),
        sailing: aSailing({
          suites: [
            {
              category: 'FS',
              price: money(21_950_000, 'USD'),
              ...(availableCabins === undefined ? {} : { availableCabins }),
            },
          ],
        }),
        vessel: 'the-yacht',
        assets: builtPictures(),
      });
      expect(row).toMatchObject({ isByAppointment: true, price: 'By appointment only' });
      expect(row?.href).toMatch(/^\/contact-us\?about=funnel-suite&.*suiteId=FS-I(,|%2C)FS/);
    }
  });

  it('VOY-24 say nothing of a price or a waitlist when no date is open, and lead to no reservation', () => {
    expect(rows(undefined)).toHaveLength(suites.length);
    for (const row of rows(undefined))
      expect([row.price, row.isWaitlist, row.href, row.pageHref?.startsWith('/vessels/')]).toEqual([
        undefined,
        undefined,
        undefined,
        true,
      ]);
  });
});
