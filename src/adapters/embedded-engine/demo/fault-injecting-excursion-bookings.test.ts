import { aDeparture, aPartyRequest } from '../../../../test/builders/a-departure';
import type { ExcursionFaultState } from '../../../core/excursions/excursion-fault-state';
import type { ExcursionBookings, ReserveOutcome } from '../../../core/excursions/excursion-bookings.port';
import { Unavailable } from '../../../core/shared/unavailable';
import { FaultInjectingExcursionBookings } from './fault-injecting-excursion-bookings';

describe('the desk of a demonstration', () => {
  const request = aPartyRequest({ departure: aDeparture({ begins: new Date('2027-06-06T06:30:00Z') }) });
  const asked: string[] = [];
  let state: ExcursionFaultState = 'up';
  let outcome: ReserveOutcome = { kind: 'closed' };
  const own = new Proxy(
    {},
    {
      get: (_target, name) => async () => {
        asked.push(String(name));
        return name === 'reserve' ? outcome : [];
      },
    },
  ) as ExcursionBookings;
  const cabinBookings = new FaultInjectingExcursionBookings(own, { read: async () => state });
  beforeEach(() => asked.splice(0));

  it('D8 changes nothing while it is down', async () => {
    state = 'down';
    for (const call of [
      () => cabinBookings.reserve(request),
      () => cabinBookings.findSeats([]),
      () => cabinBookings.findParties([]),
      () => cabinBookings.findByKey(''),
      () => cabinBookings.remove({ contactId: '', reservationIds: [], bookingIds: [] }),
      () => cabinBookings.accept({ contactId: '', reservationIds: [], partyId: '' }),
      () => cabinBookings.passOn(),
      () => cabinBookings.claimUnnotified(new Date()),
      () => cabinBookings.markNotified(''),
    ]) {
      await expect(call()).rejects.toThrow(Unavailable);
    }
    expect(asked).toEqual([]);
  });

  it('D7 loses the answer to what it has booked, and no refusal', async () => {
    state = 'lost-answer';
    expect(await cabinBookings.reserve(request)).toEqual({ kind: 'closed' });
    outcome = {
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
    expect(await cabinBookings.reserve(request)).toEqual({ kind: 'pending' });
    state = 'up';
    expect(await cabinBookings.reserve(request)).toBe(outcome);
    expect(asked).toEqual(['reserve', 'reserve', 'reserve']);
  });
});
