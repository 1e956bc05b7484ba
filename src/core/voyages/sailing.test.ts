import { money } from '../shared/money';
import { type SuiteAvailability, whatIsFree } from './sailing';

const offer = (availableCabins: number | undefined, units?: number): SuiteAvailability => ({
  category: 'SV',
  ...(availableCabins === undefined ? {} : { availableCabins }),
  ...(units === undefined ? {} : { price: money(units * 100, 'USD') }),
});

describe('what is free on a sailing', () => {
  it('VOY-31 SUI-18 has no price where only the Funnel Suite is free, which has none on its card', () => {
    expect(whatIsFree([offer(0, 8_000), { ...offer(1, 90_000), category: 'FS' }])).toStrictEqual({
      isWaitlistOnly: false,
    });
  });

  it.each<[string, readonly SuiteAvailability[], number | undefined, boolean]>([
    ['nothing', [], undefined, true],
    ['nothing where all is sold', [offer(0, 8_000)], undefined, true],
    ['nothing where nobody counts', [offer(undefined, 8_000)], undefined, true],
    ['a suite without a price', [offer(1)], undefined, false],
    ['the cheapest of the free ones', [offer(1), offer(0, 8_000), offer(2, 10_000), offer(1, 9_000)], 9_000, false],
  ])('VOY-28 is %s', (_what, suites, units, isWaitlistOnly) => {
    expect(whatIsFree(suites)).toStrictEqual({
      ...(units === undefined ? {} : { fromPrice: money(units * 100, 'USD') }),
      isWaitlistOnly,
    });
  });
});
