import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { money } from '../../core/shared/money';
import { whatIsFree } from '../../core/voyages/sailing';
import { toNextVoyage } from './region-view';

const picture = { src: '/a.webp', srcSet: '/a.webp 1200w', width: 3, height: 2, alt: 'A bay', placeholderClass: '' };

function next(availableCabins: number) {
  const suites = [{ category: 'SV', availableCabins, price: money(2_450_000, 'USD') }];
  const { itineraryId, voyageId, start, end, nights } = aSailing();
  const sailing = { itineraryId, voyageId, start, end, nights, suites, ...whatIsFree(suites) };
  const { price, reserveText } = toNextVoyage({ voyage: aVoyage(), dates: [sailing] }, picture) ?? {};
  return [price, reserveText];
}

describe('the next voyage of a region', () => {
  it('VOY-18 VOY-25 reserves, or leads to the waitlist where no suite is free', () => {
    expect(next(1)).toEqual(['Per suite starting from $24,500.00', undefined]);
    expect(next(0)).toEqual(['Waitlist Only', 'Join Waitlist']);
  });
});
