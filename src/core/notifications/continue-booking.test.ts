import { plainDate } from '../shared/plain-date';
import { forgetContinueBooking, addContinueBooking, withoutBegunVoyages } from './continue-booking';
import { closeNotification, type Notification, visibleNotifications } from './notification';
import { continueBooking } from './raise-notifications';
import { readNotifications } from './notification-storage';

const now = new Date('2027-01-10T09:00:00Z');
const reminderOf = (itineraryId: string, link = `/reserve-now/${itineraryId}`) =>
  continueBooking({ itineraryId, voyage: 'Cyclades', link, now });
const cyclades = reminderOf('ON1-CYC-270412-007');
const adriatic = reminderOf('ON1-ADR-270601-007');
const deposit: Notification = { ...cyclades, id: 'bookingDeposit:1', category: 'bookingDeposit' };

describe('the reminder to continue a reservation', () => {
  it('NOT-07 is of type P2, and leads to the step that was left', () => {
    const step = '/reserve-now/ON1-CYC-270412-007/suite/?suiteId=BR-I,SV&guestsAdults=3&guestsChildren=1';
    const { notifications } = addContinueBooking(readNotifications({}), reminderOf('ON1-CYC-270412-007', step));
    expect(notifications).toEqual([
      expect.objectContaining({ category: 'continueBooking', type: 'P2', link: step, closed: false }),
    ]);
  });

  it('NOT-07 follows the visitor to the next step, and to another voyage', () => {
    const begun = addContinueBooking({ notifications: [deposit], dismissed: [] }, cyclades);
    const further = addContinueBooking(
      begun,
      reminderOf('ON1-CYC-270412-007', '/reserve-now/ON1-CYC-270412-007/suite/'),
    );
    expect(further.notifications.map(({ link }) => link)).toEqual([
      '/reserve-now/ON1-CYC-270412-007',
      '/reserve-now/ON1-CYC-270412-007/suite/',
    ]);
    expect(addContinueBooking(further, adriatic).notifications).toEqual([deposit, adriatic]);
  });

  it('NOT-07 NOT-04 is gone once it was closed, until the visitor reserves again', () => {
    const closed = closeNotification(addContinueBooking(readNotifications({}), cyclades), cyclades.id);
    expect(closed).toEqual(readNotifications({}));
    expect(visibleNotifications(addContinueBooking(closed, cyclades))).toEqual([cyclades]);
  });

  it('NOT-07 ends with the reservation, and touches no other notification', () => {
    expect(forgetContinueBooking({ notifications: [deposit, cyclades], dismissed: ['x'] })).toEqual({
      notifications: [deposit],
      dismissed: ['x'],
    });
  });

  it('NOT-07 ends with the day on which its voyage begins', () => {
    const state = { notifications: [deposit, cyclades], dismissed: [] };
    expect(withoutBegunVoyages(state, plainDate('2027-04-11'))).toEqual(state);
    expect(withoutBegunVoyages(state, plainDate('2027-04-12')).notifications).toEqual([deposit]);
    expect(
      withoutBegunVoyages(
        { ...state, notifications: [{ ...cyclades, id: 'continueBooking:x' }] },
        plainDate('2027-01-01'),
      ).notifications,
    ).toEqual([]);
  });
});
