import { type NotifyOutcome, type NotifyReport, notifyReport } from '../messages/notify-report';
import type { GuestMessage, NotifyGuest } from '../notification-settings/notify-guest';
import type { OpenParty } from '../party/open-party';
import type { PartyView } from '../party/party-view';
import type { Clock } from '../shared/clock.port';
import { addDays, compareDates, formatLongDate, isBefore, type PlainDate, todayIn } from '../shared/plain-date';
import { itemDefinitions } from './preparation-item';
import { preparationList, type PreparationRow } from './preparation-list';
import type { PreparationReminders } from './preparation-reminders.port';
import type { PreparationTerms } from './preparation-terms';
import type { Preparations } from './preparations.port';

/** Guests need some days to find a passport and other documents. */
const daysAhead = 7;
const tripsAtOnce = 50;

interface RemindOfPreparationParts {
  readonly reminders: PreparationReminders;
  readonly parties: Pick<OpenParty, 'run'>;
  readonly preparations: Pick<Preparations, 'find'>;
  readonly notifyGuest: Pick<NotifyGuest, 'run'>;
  readonly terms: PreparationTerms;
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly lineName: string;
  readonly addressOf: (reservationId: string) => string;
}

/** Writes once to each person of a trip who has items due soon, by the channels that the person chose. */
export class RemindOfPreparation {
  constructor(private readonly parts: RemindOfPreparationParts) {}

  async run(): Promise<NotifyReport> {
    const { reminders, terms, clock, officeTimeZone } = this.parts;
    const today = todayIn(officeTimeZone, clock.now());
    const maxDueDays = Math.max(...Object.values(terms.dueDays));
    const trips = await reminders.claimTrips({
      today,
      startsBy: addDays(today, maxDueDays + daysAhead),
      max: tripsAtOnce,
    });
    const outcomes: NotifyOutcome[] = [];
    // Trips are handled one after the other, because no request waits for them.
    for (const trip of trips) outcomes.push(...(await this.remindTrip(trip, today)));
    return notifyReport(outcomes);
  }

  private async remindTrip(
    { reservationId, contactId }: { readonly reservationId: string; readonly contactId: string },
    today: PlainDate,
  ) {
    const { parties, preparations, terms } = this.parts;
    const view = await parties.run({ contactId, reservationId });
    if (!view || view.trip.status !== 'BK') return [];
    const entries = await preparations.find(reservationId);
    const missing = preparationList({ view, entries, terms, today }).filter(({ state }) => state === 'missing');
    const isDue = missing.some(({ dueOn }) => !isBefore(addDays(today, daysAhead), dueOn));
    const owners = new Set(isDue ? missing.flatMap(({ owner }) => owner.contactIds) : []);
    const outcomes: NotifyOutcome[] = [];
    for (const owner of owners)
      outcomes.push(
        await this.remind(
          view,
          owner,
          missing.filter((row) => row.owner.contactIds.includes(owner)),
        ),
      );
    return outcomes;
  }

  private async remind(view: PartyView, contactId: string, rows: readonly PreparationRow[]) {
    const { reminders, notifyGuest, lineName, addressOf } = this.parts;
    const { reservationId } = view.trip;
    if (!(await reminders.claimReminder({ reservationId, contactId }))) return 'no-recipient' as const;
    const guestMessage = preparationMessage({
      reservationId,
      voyage: view.trip.packages[0]?.packageName ?? '',
      rows,
      lineName,
      url: addressOf(reservationId),
    });
    const outcome = await notifyGuest.run({ contactId, guestMessage });
    if (outcome === 'unnotified') await reminders.release({ reservationId, contactId });
    return outcome;
  }
}

export function preparationMessage({
  reservationId,
  voyage,
  rows,
  lineName,
  url,
}: {
  readonly reservationId: string;
  readonly voyage: string;
  readonly rows: readonly PreparationRow[];
  readonly lineName: string;
  readonly url: string;
}): GuestMessage {
  const inOrder = rows.toSorted((one, other) => compareDates(one.dueOn, other.dueOn));
  return {
    kind: 'reservationReminders',
    subject: `Before you board: what is still to be given for ${voyage}`,
    short: `${lineName}: ${rows.length === 1 ? 'one thing is' : `${rows.length} things are`} still to be given for ${voyage}.`,
    paragraphs: [
      `For ${voyage}, reservation ${reservationId}, this is still to be given:`,
      // Names the item and its due day; no entered value appears in a message.
      ...inOrder.map(
        ({ item, traveller, dueOn }) =>
          `${itemDefinitions[item].title}, ${traveller.fullName}, by ${formatLongDate(dueOn)}.`,
      ),
    ],
    action: { label: 'See the list', url },
  };
}
