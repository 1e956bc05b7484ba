import fc from 'fast-check';
import { continueBooking } from './raise-notifications';
import { notificationTexts, NOTIFICATION_KEYS, readNotifications } from './notification-storage';

const reminder = continueBooking({
  itineraryId: 'ON1-CYC-270412-007',
  voyage: 'Cyclades',
  link: '/reserve-now/ON1-CYC-270412-007',
  now: new Date('2027-01-10T09:00:00Z'),
});
const readList = (changes: object) =>
  readNotifications({ notifications: JSON.stringify([{ ...reminder, ...changes }]) }).notifications;

describe('what a browser remembers', () => {
  it('NOT-10 stands under the names of the specification, and comes back as it was', () => {
    expect(NOTIFICATION_KEYS).toEqual({
      notifications: 'globalNotifications',
      dismissed: 'dismissedGlobalNotifications',
    });
    const state = { notifications: [reminder], dismissed: ['one'] };
    expect(readNotifications(notificationTexts(state))).toEqual(state);
  });

  it('NOT-02 NOT-10 is nothing where nothing was stored', () => {
    expect(readNotifications({})).toEqual({ notifications: [], dismissed: [] });
    expect(readNotifications({ notifications: null, dismissed: null })).toEqual({ notifications: [], dismissed: [] });
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '', 7])(
    'NOT-10 C10 leads nowhere but to this site, not to %j',
    (link) => {
      expect(readList({ link })).toEqual([]);
    },
  );

  it.each([
    { category: 'other' },
    { type: 'P9' },
    { title: 1 },
    { body: 'x'.repeat(1_001) },
    { closeable: 'yes' },
    { order: '1' },
    { replaceVariables: null },
    { replaceVariables: { voyage: 1 } },
    { replaceVariables: { voyage: 'Cyclades', amount: 1 } },
  ])('NOT-01 NOT-10 leaves out what is no notification: %j', (changes) => {
    expect(readList(changes)).toEqual([]);
    expect(readList({ order: 3 })).toHaveLength(1);
    expect(readList({ body: 'x'.repeat(1_000), replaceVariables: {} })).toHaveLength(1);
  });

  it('NOT-10 survives whatever was written there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.oneof(fc.string(), fc.json()), (notifications, dismissed) => {
        expect(readNotifications({ notifications, dismissed }).notifications).toEqual([]);
      }),
    );
  });
});
