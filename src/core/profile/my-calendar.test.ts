import fc from 'fast-check';
import type { Appointment } from '../meetings/appointment';
import { myCalendar } from './my-calendar';

const now = new Date('2026-11-22T12:00:00Z');
const hour = 3_600_000;

const anAppointment = (
  appointmentId: string,
  hoursFromNow: number,
  status: Appointment['status'] = 'Scheduled',
): Appointment => ({
  appointmentId,
  status,
  start: new Date(now.getTime() + hoursFromNow * hour),
  end: new Date(now.getTime() + (hoursFromNow + 0.5) * hour),
  consultantName: 'Inés Calloway',
  way: 'phone',
  purpose: 'A new voyage',
  notes: '',
  revision: 0,
});
const idsOf = (appointments: readonly Appointment[]) =>
  myCalendar(appointments, now).map(({ appointment: { appointmentId } }) => appointmentId);

describe('My Calendar', () => {
  it('PRO-06 shows scheduled appointments only, the nearest ahead first and what has begun after them', () => {
    expect(
      idsOf([
        anAppointment('yesterday', -24),
        anAppointment('next week', 168),
        anAppointment('done', 1, 'Completed'),
        anAppointment('tomorrow', 24),
        anAppointment('given up', 48, 'Canceled'),
        anAppointment('this morning', -3),
      ]),
    ).toEqual(['tomorrow', 'next week', 'this morning', 'yesterday']);
    expect(idsOf([])).toEqual([]);
  });

  it('PRO-07 has details for what has not begun, to the minute', () => {
    expect(
      myCalendar([anAppointment('a', 1 / 60), anAppointment('b', 0), anAppointment('c', -1)], now).map(
        ({ appointment: { appointmentId }, isAhead }) => `${appointmentId} ${isAhead}`,
      ),
    ).toEqual(['b false', 'a true', 'c false']);
  });

  it('PRO-06 PRO-07 keeps a meeting under way in front, to be joined until it ends', () => {
    const entries = myCalendar(
      [anAppointment('soon', 1), anAppointment('now', -0.25), anAppointment('over', -0.5)],
      now,
    );
    expect(entries.map(({ appointment: { appointmentId }, isRunning }) => [appointmentId, isRunning])).toEqual([
      ['now', true],
      ['soon', false],
      ['over', false],
    ]);
  });

  it('PRO-06 keeps every scheduled appointment once, whatever their number', () => {
    const many = fc.array(
      fc.record({
        at: fc.integer({ min: -1000, max: 1000 }),
        status: fc.constantFrom('Scheduled', 'Completed', 'Canceled'),
      }),
      { maxLength: 500 },
    );
    fc.assert(
      fc.property(many, (made) => {
        const all = made.map(({ at, status }, index) =>
          anAppointment(String(index), at, status as Appointment['status']),
        );
        expect(idsOf(all).toSorted()).toEqual(
          all
            .filter(({ status }) => status === 'Scheduled')
            .map(({ appointmentId }) => appointmentId)
            .toSorted(),
        );
      }),
      { numRuns: 30 },
    );
  });
});
