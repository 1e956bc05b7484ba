import { aDeparture } from '../../../test/builders/a-departure';
import { anExperience } from '../../../test/builders/an-experience';
import type { BookingChange } from '../../core/excursions/plan-booking-change';
import { money } from '../../core/shared/money';
import { changeLines } from './change-booking-view';

const departure = aDeparture({ begins: new Date('2027-06-09T06:30:00Z') });
const daniel = { bookingId: 'b-2', participantId: '100200-2', fullName: 'Daniel', ageGroup: 'ADULT' } as const;
const lines = (changes: Partial<BookingChange>) =>
  changeLines({
    party: {
      partyId: 'p',
      reservationId: '100200',
      contactId: 'eleanor',
      departure,
      state: 'confirmed',
      bookings: [daniel],
    },
    target: { departure, experience: anExperience(), taken: 2, waiting: 0, seenAt: new Date(0) },
    isMoved: false,
    chosenGuests: [],
    addedGuests: [],
    removedBookings: [daniel],
    notes: '',
    areNotesChanged: false,
    isCharged: false,
    obstacles: [],
    ...changes,
  });

it('EXC-20 F8 says what giving places back costs, also where the price is unknown, and names no time that is over', () => {
  const leaves = 'Daniel will not take part any more.';
  const posted = 'is posted to your account on board although you give it back: it leaves soon.';
  expect(lines({ freeUntil: new Date('2027-06-07T06:30:00Z') })).toEqual([
    leaves,
    'What you give back costs nothing until Monday, 7 June, 8:30 am GMT+2.',
  ]);
  expect(lines({})).toEqual([leaves, 'What you give back costs nothing.']);
  expect(lines({ isCharged: true, amountLost: money(18_000, 'USD') })).toEqual([leaves, `$180.00 ${posted}`]);
  expect(lines({ isCharged: true })).toEqual([leaves, `The price ${posted}`]);
  expect(lines({ removedBookings: [], areNotesChanged: true })).toEqual(['Your note will be as you wrote it.']);
});
