import type { Message } from '../messages/message';
import type { MessageSender } from '../messages/message-sender.port';
import { type NotifyOutcome, type NotifyReport, leaseEnd, notifyOnce, notifyReport } from '../messages/notify-report';
import type { Clock } from '../shared/clock.port';
import { formatMoney } from '../shared/money';
import { formatDateRange, todayIn } from '../shared/plain-date';
import type { ReservationStatus } from '../trips/trip';
import type { VoyageContent } from '../voyages/voyage-content.port';
import { voyageOfItinerary } from '../voyages/voyage-of-itinerary';
import type { BookingRecord, BookingRecords, GroupedReservation } from './booking-records.port';
import { bindingTexts } from './binding-texts';
import { cancellationMessage } from './cancellation-message';
import type { CancellationTerm } from './cancellation-terms';
import { joinedMessage, lapsedMessage, offeredMessage, paidMessage, reservedMessage } from './reservation-messages';
import type { ReservationNews, UnnotifiedNews } from './reservation-news.port';
import { isActive } from '../trips/active-reservation';

interface Addresses {
  readonly trip: (reservationId: string) => string;
  readonly manage: (reservationId: string) => string;
  /** Address of the confirmation page; suites that were reserved together share one page. */
  readonly confirmation: (reservationId: string) => string;
  readonly waitlistEntry: (reservationId: string) => string;
  readonly terms: () => string;
}

/**
 * Statuses that a reservation may have while the news of this kind is still current. Outdated news is not sent, because
 * the later change has a message of its own.
 */
const standsAs: Readonly<Record<UnnotifiedNews['kind'], readonly ReservationStatus[]>> = {
  reserved: ['BK'],
  offered: ['OF'],
  paid: ['BK', 'OF'],
  joined: ['WL'],
  lapsed: ['CT'],
  cancelled: ['CX'],
};

/** Failed messages are retried. The amounts in a message equal those on the reservation's pages. */
export class NotifyOfReservations {
  constructor(
    private readonly parts: {
      readonly news: ReservationNews;
      readonly records: BookingRecords;
      readonly content: Pick<VoyageContent, 'findVoyages' | 'findSuites'>;
      readonly sender: MessageSender;
      readonly clock: Clock;
      readonly officeTimeZone: string;
      readonly addresses: Addresses;
      readonly cancellation: readonly CancellationTerm[];
      readonly takesPayments: boolean;
    },
  ) {}

  async run(): Promise<NotifyReport> {
    const { news, clock } = this.parts;
    const waiting = await news.claimUnnotified(leaseEnd(clock));
    return notifyReport(await Promise.all(waiting.map((one) => this.notify(one))));
  }

  private async notify(unnotifiedNews: UnnotifiedNews): Promise<NotifyOutcome> {
    const { news, sender } = this.parts;
    const markNotified = () => news.markNotified(unnotifiedNews);
    return notifyOnce(await this.write(unnotifiedNews), { sender, markNotified });
  }

  private async write(unnotifiedNews: UnnotifiedNews): Promise<Message | undefined> {
    const { email, firstName, reservationId } = unnotifiedNews;
    const record = email === undefined ? undefined : await this.parts.records.getBooking(reservationId);
    if (email === undefined || !record || !standsAs[unnotifiedNews.kind].includes(record.status)) return undefined;
    const { trip, manage, confirmation, waitlistEntry, terms } = this.parts.addresses;
    const account = record.group ? confirmation : manage;
    const { takesPayments, officeTimeZone, clock, cancellation } = this.parts;
    const today = todayIn(officeTimeZone, clock.now());
    const about = { record, today, firstName, email, takesPayments, ...(await this.names(record)) };
    const binding = () => bindingTexts(record, { today, terms: cancellation, termsUrl: terms() });
    switch (unnotifiedNews.kind) {
      case 'reserved':
        return reservedMessage({ ...about, binding: binding(), url: account(reservationId) });
      case 'offered':
        return offeredMessage({ ...about, binding: binding(), url: account(reservationId) });
      case 'paid':
        return paidMessage({ ...about, url: account(reservationId) }, unnotifiedNews.amount);
      case 'joined':
        return joinedMessage({ ...about, url: waitlistEntry(reservationId) });
      case 'lapsed':
        return lapsedMessage(
          { ...about, url: unnotifiedNews.wasInLine ? waitlistEntry(reservationId) : manage(reservationId) },
          unnotifiedNews,
        );
      case 'cancelled':
        return cancellationMessage({
          ...about,
          ...unnotifiedNews,
          email,
          staying: (record.group ?? []).filter(isActive).length,
          url: trip(reservationId),
        });
    }
  }

  /** Uses the titles of the line's content; a voyage that was withdrawn since keeps the name it was sold by (H52). */
  private async names({ voyages: bookedVoyages, category, group }: BookingRecord) {
    const [voyages, suites] = await Promise.all([this.parts.content.findVoyages(), this.parts.content.findSuites()]);
    const titles = bookedVoyages.map(
      ({ itineraryId, title }) => voyageOfItinerary(voyages, itineraryId)?.title ?? title,
    );
    const [first, last = first] = [bookedVoyages[0], bookedVoyages.at(-1)];
    const titleOf = (code: string) => suites.find((suite) => suite.category === code)?.title ?? code;
    return {
      voyage: [...new Set(titles)].join(', '),
      dates: formatDateRange(first.start, last.end),
      suite: titleOf(category),
      ...(group ? { suites: group.map((one) => suiteLine(one, titleOf(one.category))) } : {}),
    };
  }
}

const suiteLine = ({ reservationId, cabinNumber, guestCount, total }: GroupedReservation, title: string): string =>
  `${title}${cabinNumber === undefined ? '' : `, cabin ${cabinNumber}`}, for ${guestCount} ${guestCount === 1 ? 'guest' : 'guests'}: ${formatMoney(total)}, reservation ${reservationId}.`;
