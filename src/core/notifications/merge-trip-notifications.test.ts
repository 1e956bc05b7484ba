import { aTrip } from '../../../test/builders/a-trip';
import { plainDate } from '../shared/plain-date';
import { mergeTripNotifications, forgetTrips } from './merge-trip-notifications';
import { closeNotification, type Notification, visibleNotifications } from './notification';
import { continueBooking, notificationOfTrip } from './raise-notifications';
import { readNotifications } from './notification-storage';

const now = new Date('2027-01-10T09:00:00Z');
function raisedBy(changes: Parameters<typeof aTrip>[0]): Notification {
  const raised = notificationOfTrip(aTrip(changes), { now, today: plainDate('2026-12-01') });
  if (!raised) throw new Error('nothing raised');
  return raised;
}
const deposit = raisedBy({ status: 'OF', reservationId: '1' });
const balance = raisedBy({ status: 'BK', reservationId: '2' });
const cancelled = raisedBy({ status: 'CX', reservationId: '3' });
const reminder = continueBooking({
  itineraryId: 'ON1-CYC-270412-007',
  voyage: 'Cyclades',
  link: '/reserve-now/ON1-CYC-270412-007',
  now,
});

describe('the state after the reservations were asked for', () => {
  it('NOT-09 holds each once, before a reservation that was begun', () => {
    const once = mergeTripNotifications({ notifications: [reminder], dismissed: [] }, [deposit, balance]);
    expect(once.notifications).toEqual([deposit, balance, reminder]);
    expect(mergeTripNotifications(once, [deposit, balance])).toEqual(once);
  });

  it('NOT-09 takes away what is paid, and what is no trip any more', () => {
    expect(
      mergeTripNotifications({ notifications: [deposit, balance, reminder], dismissed: ['x'] }, [balance]),
    ).toEqual({
      notifications: [balance, reminder],
      dismissed: ['x'],
    });
    expect(
      mergeTripNotifications({ notifications: [deposit], dismissed: [] }, [
        raisedBy({ status: 'BK', reservationId: '1' }),
      ]).notifications.map(({ id }) => id),
    ).toEqual(['bookingRemainingPayment:1']);
  });

  it('NOT-03 NOT-04 leaves closed what was closed, and away what was dismissed', () => {
    const closed = [deposit.id, cancelled.id].reduce(
      closeNotification,
      mergeTripNotifications(readNotifications({}), [deposit, balance, cancelled]),
    );
    expect(visibleNotifications(mergeTripNotifications(closed, [deposit, balance, cancelled]))).toEqual([balance]);
    const atNextVisit = mergeTripNotifications(forgetTrips(closed), [deposit, balance, cancelled]);
    expect(visibleNotifications(atNextVisit)).toEqual([balance]);
    expect(atNextVisit.notifications).toContainEqual({ ...deposit, closed: true });
  });

  it('NOT-10 leaves nothing to read of a guest who is gone, and the reminder of the browser', () => {
    const state = closeNotification(
      mergeTripNotifications({ notifications: [reminder], dismissed: [] }, [deposit, balance, cancelled]),
      deposit.id,
    );
    const left = forgetTrips(state);
    expect(visibleNotifications(left)).toEqual([reminder]);
    expect(JSON.stringify(left)).not.toMatch(/Cyclades at first light|my-profile|9\/08\/26/);
  });
});
