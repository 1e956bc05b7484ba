import { aDeparture, aPartyRequest } from '../../../../test/builders/a-departure';
import type { DeskState } from '../../../core/excursions/desk-state';
import type { ExcursionDesk, ReserveOutcome } from '../../../core/excursions/excursion-desk.port';
import { Unavailable } from '../../../core/shared/unavailable';
import { WeatheredExcursionDesk } from './weathered-desk';

describe('the desk of a demonstration', () => {
  const request = aPartyRequest({ departure: aDeparture({ begins: new Date('2027-06-06T06:30:00Z') }) });
  const asked: string[] = [];
  let state: DeskState = 'up';
  let outcome: ReserveOutcome = { kind: 'closed' };
  const own = new Proxy(
    {},
    {
      get: (_target, name) => async () => {
        asked.push(String(name));
        return name === 'reserve' ? outcome : [];
      },
    },
  ) as ExcursionDesk;
  const desk = new WeatheredExcursionDesk(own, { read: async () => state });
  beforeEach(() => asked.splice(0));

  it('D8 changes nothing while it is down', async () => {
    state = 'down';
    for (const call of [
      () => desk.reserve(request),
      () => desk.findSeats([]),
      () => desk.findParties([]),
      () => desk.findByKey(''),
      () => desk.remove({ contactId: '', reservationIds: [], bookingIds: [] }),
      () => desk.accept({ contactId: '', reservationIds: [], partyId: '' }),
      () => desk.passOn(),
      () => desk.takeUntold(new Date()),
      () => desk.noteTold(''),
    ]) {
      await expect(call()).rejects.toThrow(Unavailable);
    }
    expect(asked).toEqual([]);
  });

  it('D7 loses the answer to what it has booked, and no refusal', async () => {
    state = 'lost-answer';
    expect(await desk.reserve(request)).toEqual({ kind: 'closed' });
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
    expect(await desk.reserve(request)).toEqual({ kind: 'pending' });
    state = 'up';
    expect(await desk.reserve(request)).toBe(outcome);
    expect(asked).toEqual(['reserve', 'reserve', 'reserve']);
  });
});
