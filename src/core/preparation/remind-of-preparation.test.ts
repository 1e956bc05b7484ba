import { aPartyMember } from '../../../test/builders/a-party-member';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import type { GuestMessage } from '../notification-settings/notify-guest';
import { PartyView, travellersOf } from '../party/party-view';
import type { Trip } from '../trips/trip';
import { addDays, plainDate, todayIn } from '../shared/plain-date';
import { preparationItems } from './preparation-item';
import { preparationMessage, RemindOfPreparation } from './remind-of-preparation';

const dueDays = { papers: 60, entry: 45, insurance: 45, emergency: 30, diet: 30, health: 45, journey: 21, boarding: 7 };

interface ReminderScenario {
  readonly startsIn: number;
  readonly given?: readonly string[];
  readonly status?: Trip['status'];
  readonly isKnown?: boolean;
}

function aReminder({ startsIn, given = [], status = 'BK', isKnown = true }: ReminderScenario) {
  const clock = new StoppedClock();
  const today = todayIn('UTC', clock.now());
  const start = addDays(today, startsIn);
  const trip = aTrip({
    status,
    packages: [aTripPackage({ start, end: addDays(start, 7) })],
    passengers: [{ fullName: 'Eleanor Marsh' }, { fullName: 'Daniel Marsh' }],
  });
  const companion = aPartyMember({ endsOn: plainDate('2099-01-01') });
  const sent: { readonly contactId: string; readonly guestMessage: GuestMessage }[] = [];
  const claimed = new Set<string>();
  const windows: object[] = [];
  const mail = { isDown: false };
  const remind = new RemindOfPreparation({
    reminders: {
      claimTrips: async (window) => {
        windows.push(window);
        return [{ reservationId: trip.reservationId, contactId: 'eleanor' }];
      },
      claimReminder: async ({ contactId }) => {
        if (claimed.has(contactId)) return false;
        claimed.add(contactId);
        return true;
      },
      release: async ({ contactId }) => void claimed.delete(contactId),
    },
    parties: {
      run: async () =>
        isKnown
          ? new PartyView(
              trip,
              'eleanor',
              [{ role: 'holder', traveller: 0, wards: [], seesHealth: false }],
              [companion],
              travellersOf(trip, [companion], today),
            )
          : undefined,
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
  return { remind, sent, mail, windows, today };
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

  it('look at voyages that begin within the longest time of the terms and a week', async () => {
    const { remind, windows, today } = aReminder({ startsIn: 30 });
    await remind.run();
    expect(windows).toEqual([{ today, startsBy: addDays(today, 67), max: 50 }]);
  });

  it('do not go for a trip that is not booked, or that is not there any more', async () => {
    for (const scenario of [{ status: 'OF' }, { status: 'CX' }, { isKnown: false }] as const) {
      const { remind, sent } = aReminder({ startsIn: 30, ...scenario });
      expect([await remind.run(), sent]).toEqual([{ notified: 0, unnotified: 0 }, []]);
    }
  });

  it('name what is due first at the head', async () => {
    const { remind, sent } = aReminder({ startsIn: 30, given: ['insurance', 'emergency', 'diet', 'health', 'entry'] });
    await remind.run();
    const [message] = sent;
    expect(message?.guestMessage.short).toBe(
      'Ondine Yachts: 2 things are still to be given for Cyclades at first light.',
    );
    expect(message?.guestMessage.paragraphs.slice(1).map((line) => line.split(',')[0])).toEqual([
      'Travel document',
      'Arrival and departure',
    ]);
    const row = { item: 'papers', traveller: { fullName: 'Eleanor Marsh' }, dueOn: plainDate('2027-02-11') };
    const parts = { reservationId: '1', voyage: 'Cyclades', lineName: 'Ondine Yachts', url: '/' };
    const later = { ...row, item: 'diet', dueOn: plainDate('2027-03-13') };
    const messageOf = (...rows: readonly object[]) => preparationMessage({ ...parts, rows: rows as never });
    expect(messageOf(row).short).toBe('Ondine Yachts: one thing is still to be given for Cyclades.');
    expect(messageOf(later, row).paragraphs.slice(1)).toEqual([
      'Travel document, Eleanor Marsh, by 11 February 2027.',
      'Diet and allergies, Eleanor Marsh, by 13 March 2027.',
    ]);
  });
});
