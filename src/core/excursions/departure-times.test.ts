import { aDeparture } from '../../../test/builders/a-departure';
import { hoursOf, zoneNameOf } from './departure-times';

it('H66 EXC-24 prints the hours of a departure by the clocks of its port, with their name', () => {
  const inSummer = aDeparture({ begins: new Date('2027-06-06T06:30:00Z') });
  expect([hoursOf(inSummer), zoneNameOf(inSummer)]).toEqual(['8:30 am to 1:00 pm', 'Central European Summer Time']);
  expect(zoneNameOf(aDeparture({ begins: new Date('2027-01-06T07:30:00Z') }))).toBe('Central European Standard Time');
});
