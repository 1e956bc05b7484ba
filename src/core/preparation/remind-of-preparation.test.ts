import { StoppedClock } from '../../../test/builders/a-clock';
import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import type { GuestMessage } from '../notification-settings/notify-guest';
import type { PartyMember } from '../party/party-member';
import { PartyView, travellersOf } from '../party/party-view';
import { addDays, plainDate, todayIn } from '../shared/plain-date';
import { preparationItems } from './preparation-item';
import { RemindOfPreparation } from './remind-of-preparation';

const dueDays = { papers: 60, entry: 45, insurance: 45, emergency: 30, diet: 30, health: 45, journey: 21, boarding: 7 };

function aReminder({ startsIn, given = [] }: { readonly startsIn: number; readonly given?: readonly string[] }) {
  const clock = new StoppedClock();
  const today = todayIn('UTC', clock.now());
  const start = addDays(today, startsIn);
  const trip = aTrip({
    packages: [aTripPackage({ start, end: addDays(start, 7) })],
    passengers: [{ fullName: 'Eleanor Marsh' }, { fullName: 'Daniel Marsh' }],
  });
  const companion: PartyMember = {
    memberId: 'm',
    reservationId: trip.reservationId,
    holderId: 'eleanor',
    inviterId: 'eleanor',
    role: 'companion',
    traveller: 1,
    wards: [],
    seesHealth: false,
    name: 'Daniel Marsh',
    email: 'daniel@example.com',
    state: 'accepted',
    contactId: 'daniel',
    invitedAt: new Date(0),
    endsOn: plainDate('2099-01-01'),
  };
  const sent: { readonly contactId: string; readonly guestMessage: GuestMessage }[] = [];
  const claimed = new Set<string>();
  const mail = { isDown: false };
  const remind = new RemindOfPreparation({
    reminders: {
      claimTrips: async () => [{ reservationId: trip.reservationId, contactId: 'eleanor' }],
      claimReminder: async ({ contactId }) => {
        if (claimed.has(contactId)) return false;
        claimed.add(contactId);
        return true;
      },
      release: async ({ contactId }) => void claimed.delete(contactId),
    },
    parties: {
      run: async () =>
        new PartyView(
          trip,
          'eleanor',
          [{ role: 'holder', traveller: 0, wards: [], seesHealth: false }],
          [companion],
          travellersOf(trip, [companion], today),
        ),
    },
    preparations: {
      find: async () =>
        given.flatMap((item) =>
          [0, 1].map((traveller) => ({
            reservationId: trip.reservationId,
            traveller,
            item: preparationItems.find((one) => one === item) ?? 'papers',
            values: { note: 'Something private.' },
            sharedWith: [],
            savedAt: new Date(0),
          })),
        ),
    },
    notifyGuest: {
      run: async (message) => {
        if (mail.isDown) return 'unnotified';
        sent.push(message);
        return 'notified';
      },
    },
    terms: { dueDays, entryRules: [] },
    clock,
    officeTimeZone: 'UTC',
    lineName: 'Ondine Yachts',
    addressOf: (id) => `https://line.example/${id}`,
  });
  return { remind, sent, mail };
}

describe('reminders of the preparation list', () => {
  it('PRF-04 go once to each person, a week before the first thing is due, and name what is theirs', async () => {
    const { remind, sent } = aReminder({ startsIn: 67, given: ['diet'] });
    expect(await remind.run()).toEqual({ notified: 2, unnotified: 0 });
    expect(sent.map(({ contactId }) => contactId)).toEqual(['eleanor', 'daniel']);
    const [eleanors] = sent;
    expect(eleanors?.guestMessage.paragraphs).toHaveLength(7);
    expect(JSON.stringify(sent)).not.toMatch(/Something private|Diet and allergies/);
    expect(eleanors?.guestMessage.paragraphs.join(' ')).not.toContain('Daniel');
    expect(await remind.run()).toEqual({ notified: 0, unnotified: 0 });
  });

  it('PRF-04 do not go earlier, nor where everything is given', async () => {
    const early = aReminder({ startsIn: 68 });
    await early.remind.run();
    const complete = aReminder({ startsIn: 10, given: preparationItems });
    await complete.remind.run();
    expect([early.sent, complete.sent]).toEqual([[], []]);
  });

  it('PRF-04 are tried again while no mail goes out', async () => {
    const { remind, sent, mail } = aReminder({ startsIn: 30 });
    mail.isDown = true;
    expect(await remind.run()).toEqual({ notified: 0, unnotified: 2 });
    mail.isDown = false;
    expect(await remind.run()).toEqual({ notified: 2, unnotified: 0 });
    expect(sent).toHaveLength(2);
  });
});
