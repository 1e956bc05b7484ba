import { aDeparture, aPartyRequest } from '../../../../test/builders/a-departure';
import type { DemoFaultState } from '../../../core/shared/demo-fault-state';
import type { ExcursionBookings, ReserveOutcome } from '../../../core/excursions/excursion-bookings.port';
import { Unavailable } from '../../../core/shared/unavailable';
import { FaultInjectingExcursionBookings } from './fault-injecting-excursion-bookings';

describe('the excursion bookings of a demonstration', () => {
  const request = aPartyRequest({ departure: aDeparture({ begins: new Date('2027-06-06T06:30:00Z') }) });
  const reserved: ReserveOutcome = {
    kind: 'reserved',
    party: {
      partyId: 'p',
      reservationId: 'r',
      contactId: 'c',
      departure: request.departure,
      state: 'confirmed',
      bookings: [{ participantId: 'r-1', fullName: 'Guest 1', ageGroup: 'ADULT', bookingId: 'b' }],
    },
  };
  const prepareBookings = (state: DemoFaultState, outcome: ReserveOutcome = { kind: 'closed' }) => {
    const asked: string[] = [];
    const own = new Proxy(
      {},
      {
        get: (_target, name) => async () => {
          asked.push(String(name));
          return name === 'reserve' ? outcome : [];
        },
      },
    ) as ExcursionBookings;
    return { asked, excursionBookings: new FaultInjectingExcursionBookings(own, { read: async () => state }) };
  };

  it('D8 changes nothing while it is down', async () => {
    const { asked, excursionBookings } = prepareBookings('down');
    for (const call of [
      () => excursionBookings.reserve(request),
      () => excursionBookings.findSeats([]),
      () => excursionBookings.findParties([]),
      () => excursionBookings.findByKey(''),
      () => excursionBookings.remove({ contactId: '', reservationIds: [], bookingIds: [] }),
      () => excursionBookings.accept({ contactId: '', reservationIds: [], partyId: '' }),
      () => excursionBookings.passOn(),
      () => excursionBookings.claimUnnotified(new Date()),
      () => excursionBookings.markNotified(''),
    ]) {
      await expect(call()).rejects.toThrow(Unavailable);
    }
    expect(asked).toEqual([]);
  });

  it('D7 loses the answer to what it has booked, and no refusal', async () => {
    const refusing = prepareBookings('lost-answer', { kind: 'closed' });
    expect(await refusing.excursionBookings.reserve(request)).toEqual({ kind: 'closed' });
    const reserving = prepareBookings('lost-answer', reserved);
    expect(await reserving.excursionBookings.reserve(request)).toEqual({ kind: 'pending' });
    const recovered = prepareBookings('up', reserved);
    expect(await recovered.excursionBookings.reserve(request)).toBe(reserved);
    expect([refusing.asked, reserving.asked, recovered.asked]).toEqual([['reserve'], ['reserve'], ['reserve']]);
  });
});
