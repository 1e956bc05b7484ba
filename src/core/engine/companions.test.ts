import { aTrip } from '../../../test/builders/a-trip';
import { plainDate } from '../shared/plain-date';
import { companionsOf } from './companions';

const birthday = plainDate('1979-12-31');
const lead = { fullName: 'Ada Quist', firstName: 'Ada', lastName: 'Quist', birthday };
const bo = { fullName: 'Bo Quist', firstName: 'Bo', lastName: 'Quist', birthday };

it('F9 C1 names those who travelled with a guest once, and nobody of a reservation that may be a stranger’s', () => {
  const trip = aTrip({ passengers: [lead, bo] });
  const unnamed = aTrip({ passengers: [lead, { fullName: 'To be named' }] });
  const strangers = aTrip({
    passengers: [lead, { ...bo, fullName: 'Cleo Quist', firstName: 'Cleo' }],
    isUnconfirmed: true,
  });
  expect(companionsOf([trip, trip, unnamed, strangers]).map(({ name }) => name)).toEqual(['Bo Quist']);
});

it('F9 names nobody whose first name, last name or birthday is missing', () => {
  const { firstName, lastName, fullName } = bo;
  const partly = [
    { fullName, lastName, birthday },
    { fullName, firstName, birthday },
    { fullName, firstName, lastName },
    { fullName, birthday },
  ];
  expect(companionsOf([aTrip({ passengers: [lead, ...partly] })])).toEqual([]);
});
