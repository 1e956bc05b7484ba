import { aDeparture, aPartyRequest } from '../../../../test/builders/a-departure';
import type { DemoFaultState } from '../../../core/shared/demo-fault-state';
import type { ExcursionBookings, ReserveOutcome } from '../../../core/excursions/excursion-bookings.port';
import { Unavailable } from '../../../core/shared/unavailable';
import { FaultInjectingExcursionBookings } from './fault-injecting-excursion-bookings';

describe('the excursion bookings of a demonstration', () => {
  const request = aPartyRequest({ departure: aDeparture({ begins: new Date('2027-06-06T06:30:00Z') }) });
  const asked: string[] = [];
  let state: DemoFaultState = 'up';
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
  const excursionBookings = new FaultInjectingExcursionBookings(own, { read: async () => state });
  beforeEach(() => asked.splice(0));

  it('D8 changes nothing while it is down', async () => {
    state = 'down';
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
    state = 'lost-answer';
    expect(await excursionBookings.reserve(request)).toEqual({ kind: 'closed' });
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
    expect(await excursionBookings.reserve(request)).toEqual({ kind: 'pending' });
    state = 'up';
    expect(await excursionBookings.reserve(request)).toBe(outcome);
    expect(asked).toEqual(['reserve', 'reserve', 'reserve']);
  });
});
