import { notificationSettingsTexts } from '../../../views/notification-settings/notification-settings.texts';
import { aCodeMessage } from '../../../test/builders/a-message';
import type { Message } from '../messages/message';
import type { SendOutcome } from '../messages/message-sender.port';
import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import type { Guest } from '../sign-in/guest';
import { activityMessage } from './activity-message';
import {
  defaultChoices,
  type ItemChannels,
  notificationGroups,
  type NotificationItem,
  notificationItems,
} from './notification-items';
import { describeChannels, groupNames, itemNames } from './notification-texts';
import { PreferenceAwareSender } from './preference-aware-sender';
import { RemindOfPayments, reminderMessage } from './remind-of-payments';
import type { DueReminder } from './reservation-reminders.port';
import { type GuestMessage, NotifyGuest } from './notify-guest';
import { type DueVoyage, voyageMessage, voyageOccasions } from './voyage-messages';
import { NotifyOfVoyages } from './notify-of-voyages';

const eleanor: Guest = {
  contactId: 'eleanor',
  firstName: 'Eleanor',
  lastName: 'Marsh',
  email: 'guest@example.com',
  phone: '+13055550142',
  recordTypeName: 'Guest',
  isOwnedByConsultant: true,
};
const reminder: DueReminder = {
  reservationId: 'ON70010003',
  to: { kind: 'guest', contactId: 'eleanor' },
  payment: 'deposit',
  dueOn: plainDate('2027-01-12'),
  isOverdue: false,
  amount: money(308_625, 'USD'),
  paid: money(0, 'USD'),
  voyage: 'Small Islands',
};
const guestMessage = reminderMessage({ reminder, lineName: 'Ondine Yachts', url: 'https://ondine.example/trip' });

describe('the items', () => {
  it('PRF-04 PRF-05 PRF-06 stand in three groups with their names, and are on and off as the specification has them', () => {
    const page = notificationGroups.map(({ group, items }) => [
      groupNames[group],
      ...items.map((item) => `${itemNames[item]}: ${describeChannels(defaultChoices[item])}`),
    ]);
    expect(page).toEqual([
      [
        'Travel Reminders and Account Activity',
        'Reservation Reminders: On: Email and SMS',
        'Passenger Policies: On: Email',
        'Account Activity: Off',
      ],
      ['Travel Tips and Offers', 'Inspiration and offers: Off', 'Trip planning: Off'],
      ['Provider Updates', 'News and programs: Off', 'Feedback: Off', 'Travel Regulations: Off'],
    ]);
    expect(notificationGroups.flatMap(({ items }) => items)).toEqual(notificationItems);
    expect(describeChannels({ email: false, sms: true })).toBe('On: SMS');
  });
});

interface SettingsScenario {
  readonly choices?: Partial<Record<NotificationItem, ItemChannels>>;
  readonly guest?: Guest | undefined;
  readonly answer?: (message: Message) => Promise<SendOutcome>;
  readonly reaches?: (channel: string) => boolean;
}

function setUp({
  choices = {},
  guest = eleanor,
  answer = async () => ({ kind: 'sent' }),
  reaches = () => true,
}: SettingsScenario = {}) {
  const sent: Message[] = [];
  const carrier = {
    send: async (message: Message) => {
      sent.push(message);
      return answer(message);
    },
  };
  let taken = 0;
  const limits = {
    take: async (uses: readonly unknown[]) => {
      taken += uses.length;
      return { kind: 'taken' } as never;
    },
    release: async (uses: readonly unknown[]) => void (taken -= uses.length),
  };
  const sender = new PreferenceAwareSender(carrier, { find: async () => ({ ...defaultChoices, ...choices }) });
  const notifyGuest = new NotifyGuest({
    guests: { getGuest: async () => guest },
    sender,
    limits,
    countries: { canReach: ({ channel }) => reaches(channel) },
    settingsUrl: () => 'https://ondine.example/settings',
  });
  return {
    sender,
    sent,
    notify: () => notifyGuest.run({ contactId: 'eleanor', guestMessage }),
    channels: () => sent.map(({ to }) => to.channel),
    textsTaken: () => taken,
  };
}

describe('ObedientSender', () => {
  it('H37 sends every kind of message by the channels that its guest chose for it, and by no other', async () => {
    for (const kind of notificationItems) {
      for (const wanted of [
        { email: true, sms: false },
        { email: false, sms: true },
        { email: false, sms: false },
        { email: true, sms: true },
      ]) {
        const { sender, channels } = setUp({ choices: { [kind]: wanted } });
        for (const to of [
          { channel: 'email', email: 'guest@example.com' },
          { channel: 'phone', phone: '+13055550142' },
        ] as const) {
          const isOn = to.channel === 'email' ? wanted.email : wanted.sms;
          expect(await sender.send(aCodeMessage({ kind, to, contactId: 'eleanor' }))).toEqual(
            isOn ? { kind: 'sent' } : { kind: 'refused', reason: 'not-wanted' },
          );
        }
        expect(channels()).toEqual([...(wanted.email ? ['email'] : []), ...(wanted.sms ? ['phone'] : [])]);
      }
    }
  });

  it('H37 sends codes, notices of safety and what a contract wants, whatever was chosen, and no message whose guest is unknown', async () => {
    const { sender, sent } = setUp({
      choices: Object.fromEntries(notificationItems.map((item) => [item, { email: false, sms: false }])),
    });
    for (const kind of [
      'code',
      'security',
      'reservation',
      { name: 'meeting', why: 'You have an appointment.' },
    ] as const)
      expect(await sender.send(aCodeMessage({ kind }))).toEqual({ kind: 'sent' });
    expect(await sender.send(aCodeMessage({ kind: 'passengerPolicies' }))).toEqual({
      kind: 'refused',
      reason: 'not-wanted',
    });
    expect(sent).toHaveLength(4);
  });

  it('H37 does not guess a choice that cannot be read', async () => {
    const sender = new PreferenceAwareSender(
      { send: async () => ({ kind: 'sent' }) },
      { find: () => Promise.reject(new Error('down')) },
    );
    await expect(sender.send(aCodeMessage({ kind: 'feedback', contactId: 'eleanor' }))).rejects.toThrow('down');
    expect(await sender.send(aCodeMessage())).toEqual({ kind: 'sent' });
    expect(await sender.send(aCodeMessage({ contactId: 'eleanor' }))).toEqual({ kind: 'sent' });
  });
});

describe('NotifyGuest', () => {
  it('PRF-03 writes by e-mail and text message where both are on, and says why and where to change it', async () => {
    const { notify, channels, sent, textsTaken } = setUp();
    expect([await notify(), channels(), textsTaken()]).toEqual(['notified', ['email', 'phone'], 1]);
    expect(sent[0]?.paragraphs.at(-1)).toBe(
      'You receive this because “Reservation Reminders” is on. You decide about it at https://ondine.example/settings.',
    );
    expect(sent[1]?.short).toBe('Ondine Yachts: the deposit of $3,086.25 for Small Islands is due on 12 January 2027.');
  });

  it('PRF-03 writes to who can be written to: no phone, a country without text messages, nothing wanted, nobody', async () => {
    const { phone, ...withoutPhone } = eleanor;
    expect(phone).toBeDefined();
    const channels = async (setting: SettingsScenario) => {
      const notified = setUp(setting);
      return [await notified.notify(), notified.channels(), notified.textsTaken()];
    };
    expect(await channels({ guest: withoutPhone })).toEqual(['notified', ['email'], 0]);
    expect(await channels({ reaches: (channel) => channel === 'email' })).toEqual(['notified', ['email'], 0]);
    // What did not go out costs nothing of the site's text messages.
    expect(await channels({ choices: { reservationReminders: { email: false, sms: false } } })).toEqual([
      'no-recipient',
      [],
      0,
    ]);
    expect(await channels({ choices: { reservationReminders: { email: false, sms: true } } })).toEqual([
      'notified',
      ['phone'],
      1,
    ]);
  });

  it('PRF-03 is notified by one channel, and unnotified where no carrier took it', async () => {
    const away = async ({ to }: Message): Promise<SendOutcome> =>
      to.channel === 'email' ? { kind: 'sent' } : Promise.reject(new Error('away'));
    expect(await setUp({ answer: away }).notify()).toBe('notified');
    expect(await setUp({ answer: () => Promise.reject(new Error('away')) }).notify()).toBe('unnotified');
  });
});

const remind = (outcome: 'notified' | 'no-recipient' | 'unnotified', due = reminder) => {
  const noted: string[] = [];
  const written: Message[] = [];
  const windows: object[] = [];
  const notified: string[] = [];
  const useCase = new RemindOfPayments({
    reminders: {
      claimDue: async (window) => {
        windows.push(window);
        return [due];
      },
      markNotified: async ({ reservationId }) => void noted.push(reservationId),
    },
    notifyGuest: {
      run: async ({ guestMessage: { subject } }) => {
        notified.push(subject);
        return outcome;
      },
    },
    sender: {
      send: async (message) => {
        if (outcome === 'unnotified') throw new Error('away');
        written.push(message);
        return { kind: 'sent' };
      },
    },
    clock: { now: () => new Date('2027-01-11T03:00:00Z') },
    officeTimeZone: 'America/New_York',
    lineName: 'Ondine Yachts',
    addresses: {
      payment: (id) => `https://ondine.example/trips/${id}`,
      manage: (id) => `https://ondine.example/manage/${id}`,
    },
  });
  return { noted, windows, notified, written, run: () => useCase.run() };
};

describe('RemindOfPayments', () => {
  it('PRF-04 looks two days ahead for deposits and seven for balances, in the office’s own day', async () => {
    const { windows, notified, run } = remind('notified');
    expect([await run(), notified]).toEqual([
      { notified: 1, unnotified: 0 },
      ['Your deposit for Small Islands is due on 12 January 2027'],
    ]);
    expect(windows).toMatchObject([
      {
        today: '2027-01-10',
        depositBy: '2027-01-12',
        balanceBy: '2027-01-17',
        depositOverdueFrom: '2027-01-03',
        balanceOverdueFrom: '2026-12-27',
        leaseUntil: new Date('2027-01-11T03:01:00Z'),
      },
    ]);
  });

  it('F7 says of an overdue payment what follows from it', () => {
    const overdue = { ...reminder, isOverdue: true, paid: money(50_000, 'USD') };
    const about = { lineName: 'Ondine Yachts', url: 'https://ondine.example/trip' };
    const deposit = reminderMessage({ reminder: overdue, ...about });
    expect([deposit.subject, deposit.paragraphs[1]]).toEqual([
      'Your deposit for Small Islands is overdue',
      'The remaining $3,086.25 of the deposit was due by 12 January 2027. If it is not with us by 19 January 2027, the offer ends and what was paid is refunded.',
    ]);
    const balance = reminderMessage({ reminder: { ...overdue, payment: 'balance' }, ...about });
    expect(balance.paragraphs[1]).toBe(
      'The remaining $3,086.25 was due by 12 January 2027. From 26 January 2027 on the suite may be given to others. Please pay, or speak with us.',
    );
  });

  it('F7 says of a part-paid deposit what is left of it, and on which day the offer ends', () => {
    const paid = money(100_000, 'USD');
    const about = { lineName: 'Ondine Yachts', url: 'https://ondine.example/trip' };
    expect(reminderMessage({ reminder: { ...reminder, paid }, ...about }).paragraphs).toEqual([
      'The remaining $3,086.25 of the deposit for Small Islands, reservation ON70010003, is due on 12 January 2027.',
      'Once it is paid, your suite is booked. If it is not with us by 19 January 2027, the offer ends and what was paid is refunded.',
    ]);
    expect(guestMessage.paragraphs[1]).toBe(
      'Once it is paid, your suite is booked. Without it the offer ends that night.',
    );
  });

  it('PRF-04 records what was sent or is not wanted, and tries again what no carrier took', async () => {
    for (const outcome of ['notified', 'no-recipient'] as const) {
      const { noted, run } = remind(outcome);
      await run();
      expect(noted).toEqual(['ON70010003']);
    }
    const { noted, run } = remind('unnotified');
    expect([await run(), noted]).toEqual([{ notified: 0, unnotified: 1 }, []]);
  });
});

describe('RemindOfPayments to a person who has never signed in', () => {
  const unclaimed: DueReminder = { ...reminder, to: { kind: 'address', email: 'ada@example.com' } };

  it('F7 F5 writes to the address of the reservation, without a word of the settings that nobody has, to a page without sign-in', async () => {
    const { written, notified, noted, run } = remind('notified', unclaimed);
    expect(await run()).toEqual({ notified: 1, unnotified: 0 });
    expect([notified, noted]).toEqual([[], ['ON70010003']]);
    expect(written).toMatchObject([
      {
        to: { channel: 'email', email: 'ada@example.com' },
        kind: 'reservation',
        subject: 'Your deposit for Small Islands is due on 12 January 2027',
        action: { url: 'https://ondine.example/manage/ON70010003' },
      },
    ]);
    expect(written[0]).not.toHaveProperty('contactId');
  });

  it('F7 tries again what no carrier took', async () => {
    const { noted, run } = remind('unnotified', unclaimed);
    expect([await run(), noted]).toEqual([{ notified: 0, unnotified: 1 }, []]);
  });
});

describe('WriteOfVoyages', () => {
  const ahead: DueVoyage = {
    reservationId: 'ON70010002',
    contactId: 'eleanor',
    voyage: 'Small Islands',
    day: plainDate('2027-03-01'),
  };
  const write = (outcome: 'notified' | 'no-recipient' | 'unnotified') => {
    const windows: object[] = [];
    const noted: object[] = [];
    const messages: GuestMessage[] = [];
    const leases: Date[] = [];
    const useCase = new NotifyOfVoyages({
      reminders: {
        takeVoyages: async ({ occasion, voyage, from, to, leaseUntil }) => {
          leases.push(leaseUntil);
          windows.push({ occasion, voyage, from, to });
          return occasion === 'planning' || occasion === 'feedback' ? [ahead] : [];
        },
        markVoyageNotified: async (notified) => void noted.push(notified),
      },
      notifyGuest: {
        run: async ({ guestMessage: written }) => {
          messages.push(written);
          return outcome;
        },
      },
      clock: { now: () => new Date('2027-01-11T03:00:00Z') },
      officeTimeZone: 'America/New_York',
      lineName: 'Ondine Yachts',
      addressOf: (occasion, id) => `https://ondine.example/${occasion}/${id}`,
    });
    return { windows, noted, messages, leases, run: () => useCase.run() };
  };

  it('PRF-04 PRF-05 PRF-06 writes two months, six weeks and two weeks before a voyage, and two days after it, in the office’s own day', async () => {
    const { windows, messages, leases, run } = write('notified');
    expect(await run()).toEqual({ notified: 2, unnotified: 0 });
    expect(leases).toEqual(Array.from({ length: 4 }, () => new Date('2027-01-11T03:01:00Z')));
    expect(windows).toEqual([
      { occasion: 'planning', voyage: 'ahead', from: '2027-01-25', to: '2027-03-11' },
      { occasion: 'papers', voyage: 'ahead', from: '2027-01-11', to: '2027-02-24' },
      { occasion: 'policies', voyage: 'ahead', from: '2027-01-11', to: '2027-01-24' },
      { occasion: 'feedback', voyage: 'over', from: '2026-12-11', to: '2027-01-08' },
    ]);
    expect(messages.map(({ kind, short, action }) => [kind, short, action?.url])).toEqual([
      [
        'tripPlanning',
        'Ondine Yachts: Small Islands begins on 1 March 2027. Experiences ashore can be reserved now.',
        'https://ondine.example/planning/ON70010002',
      ],
      [
        'feedback',
        'Ondine Yachts: Small Islands ended on 1 March 2027. We would like to hear how it was.',
        'https://ondine.example/feedback/ON70010002',
      ],
    ]);
  });

  it('PRF-05 records what was sent or is not wanted, and tries again what no carrier took', async () => {
    for (const outcome of ['notified', 'no-recipient'] as const) {
      const { noted, run } = write(outcome);
      await run();
      expect(noted).toEqual([
        { reservationId: 'ON70010002', occasion: 'planning', day: '2027-03-01' },
        { reservationId: 'ON70010002', occasion: 'feedback', day: '2027-03-01' },
      ]);
    }
    const { noted, run } = write('unnotified');
    expect([await run(), noted]).toEqual([{ notified: 0, unnotified: 2 }, []]);
  });

  it('H37 has a message for every item but those of which the page says that nothing is sent', () => {
    const activity = activityMessage({ activity: 'picture-saved', lineName: '', accountUrl: '' });
    const messages = [
      guestMessage,
      activity,
      ...voyageOccasions.map((occasion) => voyageMessage(occasion, { due: ahead, lineName: '', url: '' })),
    ];
    const silent = notificationItems.filter((item) =>
      notificationSettingsTexts.comes[item].startsWith('We send nothing'),
    );
    expect([...messages.map(({ kind }) => kind), ...silent].toSorted()).toEqual(notificationItems.toSorted());
  });
});

it('PRF-04 names what happened in an account', () => {
  expect(activityMessage({ activity: 'picture-saved', lineName: 'Ondine Yachts', accountUrl: '/x' })).toMatchObject({
    kind: 'accountActivity',
    subject: 'In your Ondine Yachts account: your profile picture was changed',
    short: 'Ondine Yachts: Your profile picture was changed. If it was not you, please call us.',
  });
});
