import { toBookingError } from './excursion-booking-errors';

describe('the refusal of a booking', () => {
  it('EXC-15 H57 names the line of each guest who is too young', () => {
    const { fields } = toBookingError({ kind: 'too-young', minAge: 12, participantIds: ['b', 'c'] }, ['a', 'b', 'c']);
    expect(fields?.map(({ field }) => field)).toEqual(['1.participantId', '2.participantId']);
  });
});
