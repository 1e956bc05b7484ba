import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { builtPictures } from '../../../test/builders/built-pictures';
import { toVoyageCard } from './voyage-card';

it('VOY-18 VOY-25 has the price from which a suite is to be had, or says Waitlist Only', () => {
  const { fromPrice, ...waited } = aSailing({ itineraryId: 'ON1-CYC-270902-007' });
  const priceOf = (sailing: ReturnType<typeof aSailing>) =>
    toVoyageCard({ voyage: aVoyage(), sailing }, builtPictures()).price;
  expect(fromPrice).toBeDefined();
  expect([priceOf(aSailing()), priceOf(waited)]).toEqual(['Per suite starting from $12,345.00', 'Waitlist Only']);
});
