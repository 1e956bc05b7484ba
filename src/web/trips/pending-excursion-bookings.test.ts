import { aDeparture, aPartyRequest } from '../../../test/builders/a-departure';
import type { ExcursionParty } from '../../core/excursions/excursion-bookings.port';
import type { PendingExcursionBooking } from '../../core/excursions/pending-excursion-bookings.port';
import { toPendingExcursionBookings } from './pending-excursion-bookings';

const departure = aDeparture({ begins: new Date('2027-06-09T06:30:00Z') });
const request = aPartyRequest({ departure, size: 2 });
const pendingBooking: PendingExcursionBooking = {
  request,
  sentKey: request.requestKey,
  state: 'unsure',
  sentAt: new Date(),
  isNotified: false,
};
const experiences = [{ tourCode: departure.tourCode, title: 'A Coconut with a Mast' }] as never;

describe('what is being confirmed', () => {
  it('D7 H66 is shown with its guests and the port’s own time', () => {
    expect(toPendingExcursionBookings([pendingBooking], { parties: [], experiences })).toEqual([
      {
        id: 'pending-1',
        title: 'A Coconut with a Mast',
        date: '9 June 2027',
        time: '8:30 am to 1:00 pm, Central European Summer Time',
        guests: ['Guest 1', 'Guest 2'],
      },
    ]);
  });

  it('D7 is shown once, as the booking system says, when the booking system has it', () => {
    const party = {
      departure,
      bookings: request.guests.map((guest) => ({ ...guest, bookingId: guest.participantId })),
    } as unknown as ExcursionParty;
    expect(toPendingExcursionBookings([pendingBooking], { parties: [party], experiences })).toEqual([]);
  });
});
