import { type Appointment, appointmentsAhead } from './appointment';

const now = new Date('2027-01-18T12:00:00Z');
const at = (time: string, status: Appointment['status'] = 'Scheduled') =>
  ({ start: new Date(`2027-01-18T${time}Z`), status }) as Appointment;

describe('the appointments of a guest', () => {
  it('PRO-06 are ahead while they have not begun and stand, the nearest first', () => {
    const [late, soon, begun] = [at('15:00:00'), at('12:00:01'), at('12:00:00')];
    expect(appointmentsAhead([late, begun, at('14:00:00', 'Canceled'), soon], now)).toEqual([soon, late]);
  });
});
