import fc from 'fast-check';
import {
  addNotification,
  closeNotification,
  DEFAULT_NOTIFICATION_ORDER,
  NOTIFICATION_CATEGORIES,
  notificationText,
  visibleNotifications,
} from './notification';
import type { Notification, NotificationState } from './notification';
import { readNotifications } from './notification-storage';

function aNotification(changes: Partial<Notification> = {}): Notification {
  return {
    id: 'one',
    category: 'bookingDeposit',
    type: 'P2',
    link: '/my-profile/trips',
    created: '2027-01-01T00:00:00.000Z',
    closed: false,
    title: 'Title',
    body: 'Body',
    linkText: 'View',
    closeable: true,
    permanentCloseable: false,
    removeOnClose: false,
    replaceVariables: {},
    ...changes,
  };
}
const holding = (...notifications: readonly Notification[]): NotificationState => ({ notifications, dismissed: [] });
const ids = (notifications: readonly Notification[]) => notifications.map(({ id }) => id);
const anyNotification = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    category: fc.constantFrom(...NOTIFICATION_CATEGORIES),
    closed: fc.boolean(),
    order: fc.constantFrom(undefined, 1, 1_999, 2_000, 2_001),
    closeable: fc.boolean(),
    permanentCloseable: fc.boolean(),
    removeOnClose: fc.boolean(),
  })
  .map(aNotification);
const anyState = fc.record({
  notifications: fc.uniqueArray(anyNotification, { selector: ({ id }) => id }),
  dismissed: fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e')),
});
const anyToggles = fc.dictionary(fc.constantFrom(...NOTIFICATION_CATEGORIES), fc.boolean());

describe('which notifications show', () => {
  it('NOT-02 are none before anything is raised', () => {
    expect(visibleNotifications(readNotifications({}))).toEqual([]);
  });

  it('NOT-03 hides what is closed, dismissed or switched off', () => {
    const shown = aNotification();
    expect(visibleNotifications(holding(shown))).toEqual([shown]);
    expect(visibleNotifications(holding(aNotification({ closed: true })))).toEqual([]);
    expect(visibleNotifications({ notifications: [shown], dismissed: ['one'] })).toEqual([]);
    expect(visibleNotifications(holding(shown), { bookingDeposit: false })).toEqual([]);
    expect(visibleNotifications(holding(shown), { bookingDeposit: true, bookingExpired: false })).toEqual([shown]);
  });

  it('NOT-06 has a toggle for each of four categories', () => {
    expect(NOTIFICATION_CATEGORIES).toEqual([
      'bookingDeposit',
      'bookingRemainingPayment',
      'bookingExpired',
      'continueBooking',
    ]);
    for (const category of NOTIFICATION_CATEGORIES) {
      expect(visibleNotifications(holding(aNotification({ category })), { [category]: false })).toEqual([]);
    }
  });

  it('NOT-05 sorts by order, and counts a missing one as 2000', () => {
    const notifications = [
      aNotification({ id: 'last', order: 2_001 }),
      aNotification({ id: 'default' }),
      aNotification({ id: 'equal', order: 2_000 }),
      aNotification({ id: 'first', order: 1 }),
    ];
    expect(DEFAULT_NOTIFICATION_ORDER).toBe(2_000);
    expect(ids(visibleNotifications(holding(...notifications)))).toEqual(['first', 'default', 'equal', 'last']);
  });

  it('NOT-03 NOT-05 shows exactly those that nothing hides, in order', () => {
    fc.assert(
      fc.property(anyState, anyToggles, (state, toggles) => {
        const visible = visibleNotifications(state, toggles);
        const orders = visible.map(({ order = 2_000 }) => order);
        expect(orders).toEqual([...orders].sort((first, second) => first - second));
        for (const one of state.notifications) {
          const isHidden = one.closed || state.dismissed.includes(one.id) || toggles[one.category] === false;
          expect(visible.includes(one)).toBe(!isHidden);
        }
      }),
    );
  });
});

describe('closing', () => {
  it('NOT-04 is refused for a notification that cannot be closed', () => {
    const state = holding(aNotification({ closeable: false, removeOnClose: true, permanentCloseable: true }));
    expect(closeNotification(state, 'one')).toBe(state);
  });

  it('NOT-04 keeps a closed one, deletes one that asks for it', () => {
    expect(closeNotification(holding(aNotification()), 'one')).toEqual(holding(aNotification({ closed: true })));
    expect(closeNotification(holding(aNotification({ removeOnClose: true })), 'one')).toEqual(readNotifications({}));
  });

  it('NOT-04 remembers a permanently closed one as dismissed', () => {
    expect(closeNotification(holding(aNotification({ permanentCloseable: true })), 'one').dismissed).toEqual(['one']);
    expect(closeNotification(holding(aNotification({ permanentCloseable: true, removeOnClose: true })), 'one')).toEqual(
      { notifications: [], dismissed: ['one'] },
    );
  });

  it('NOT-04 touches no other notification, and hides the closed one', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom<string>('a', 'b', 'c', 'x'), (state, id) => {
        const closed = closeNotification(state, id);
        const others = (one: NotificationState) => one.notifications.filter((notification) => notification.id !== id);
        expect(others(closed)).toEqual(others(state));
        const isCloseable = state.notifications.some((one) => one.id === id && one.closeable);
        if (isCloseable) expect(ids(visibleNotifications(closed))).not.toContain(id);
        else expect(closed).toBe(state);
      }),
    );
  });
});

describe('adding', () => {
  it('NOT-03 lets a closed one stay closed when it is raised again, with its new words', () => {
    const again = addNotification(
      holding(aNotification({ closed: true })),
      aNotification({ title: 'New', created: '2027-02-01T00:00:00.000Z' }),
    );
    expect(again).toEqual(holding(aNotification({ closed: true, title: 'New' })));
  });

  it('NOT-03 never brings a dismissed one back', () => {
    const state = { notifications: [], dismissed: ['one'] };
    expect(addNotification(state, aNotification())).toBe(state);
  });

  it('NOT-01 holds each id once, however often it is raised', () => {
    fc.assert(
      fc.property(fc.array(anyNotification), (raised) => {
        const state = raised.reduce(addNotification, readNotifications({}));
        expect(new Set(ids(state.notifications)).size).toBe(state.notifications.length);
        expect(new Set(ids(state.notifications))).toEqual(new Set(ids(raised)));
      }),
    );
  });
});

it('NOT-01 fills its variables into title and body, and leaves unknown ones', () => {
  const text = notificationText(
    aNotification({
      title: '{{voyage}}',
      body: 'Pay {{amount}} for {{voyage}} {{other}} {{constructor}}',
      replaceVariables: { voyage: 'A $& B', amount: '$1.00' },
    }),
  );
  expect(text).toEqual({ title: 'A $& B', body: 'Pay $1.00 for A $& B {{other}} {{constructor}}' });
});
