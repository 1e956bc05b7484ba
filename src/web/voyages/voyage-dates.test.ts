import { aSailing } from '../../../test/builders/a-sailing';
import { money } from '../../core/shared/money';
import { plainDate } from '../../core/shared/plain-date';
import { whatIsFree } from '../../core/voyages/sailing';
import { toSailingView } from './voyage-dates';

const { itineraryId, voyageId, start, end, nights } = aSailing();
function offer(availableCabins: number) {
  const suites = [{ category: 'SV', availableCabins, price: money(2_450_000, 'USD') }];
  const sailing = { itineraryId, voyageId, start, end, nights, suites, ...whatIsFree(suites) };
  const { price, reserveText } = toSailingView({ embarkPort: 'Málaga' }, sailing, {
    today: plainDate('2026-11-21'),
    timeZone: 'America/New_York',
  });
  return [price, reserveText];
}

describe('the sailing that a voyage page offers', () => {
  it('VOY-18 VOY-25 names its price and reserves, or says that there is a waitlist only and leads there', () => {
    expect(offer(1)).toEqual(['Per suite starting from $24,500.00', 'Reserve']);
    expect(offer(0)).toEqual(['Waitlist Only', 'Join Waitlist']);
  });
});
