import type { Message } from '../messages/message';
import type { MessageSender } from '../messages/message-sender.port';
import { type NotifyOutcome, type NotifyReport, notifyLeaseMs, notifyReport } from '../messages/notify-report';
import type { Clock } from '../shared/clock.port';
import { formatDateRange } from '../shared/plain-date';
import type { ReservationStatus } from '../trips/trip';
import type { VoyageContent } from '../voyages/voyage-content.port';
import { voyageOfItinerary } from '../voyages/voyage-of-itinerary';
import type { BookingRecord, BookingRecords } from './booking-records.port';
import { cancellationMessage } from './cancellation-message';
import { joinedMessage, lapsedMessage, offeredMessage, reservedMessage } from './reservation-messages';
import type { ReservationNews, UnnotifiedNews } from './reservation-news.port';

interface Addresses {
  /** The reservation among its guest’s trips, for who signs in. */
  readonly trip: (reservationId: string) => string;
  /** The engine’s page of a reservation, where it is paid. */
  readonly manage: (reservationId: string) => string;
  /** The page of a waitlist entry. */
  readonly place: (reservationId: string) => string;
}

/** News that has been overtaken is not told: what came after it has a letter of its own. */
const standsAs: Readonly<Record<UnnotifiedNews['kind'], ReservationStatus>> = {
  reserved: 'BK',
  offered: 'OF',
  joined: 'WL',
  lapsed: 'CT',
  cancelled: 'CX',
};

/**
 * Writes to every guest whose reservation was made, joined a line, ran out unpaid or was ended by the line’s people. What
 * no carrier took is tried again. Of its sums a letter says what the pages of the reservation say.
 */
export class NotifyOfReservations {
  constructor(
    private readonly parts: {
      readonly news: ReservationNews;
      readonly records: BookingRecords;
      readonly content: Pick<VoyageContent, 'findVoyages' | 'findSuites'>;
      readonly sender: MessageSender;
      readonly clock: Clock;
      readonly addresses: Addresses;
    },
  ) {}

  async run(): Promise<NotifyReport> {
    const { news, clock } = this.parts;
    const waiting = await news.claimUnnotified(new Date(clock.now().getTime() + notifyLeaseMs));
    return notifyReport(await Promise.all(waiting.map((one) => this.notify(one))));
  }

  private async notify(unnotified: UnnotifiedNews): Promise<NotifyOutcome> {
    const { news, sender } = this.parts;
    const message = await this.write(unnotified);
    if (message) {
      const outcome = await sender.send(message).catch(() => undefined);
      if (!outcome) return 'untold';
    }
    await news.markNotified(unnotified);
    return message ? 'told' : 'nobody';
  }

  private async write(unnotified: UnnotifiedNews): Promise<Message | undefined> {
    const { email, firstName, reservationId } = unnotified;
    const record = email === undefined ? undefined : await this.parts.records.getBooking(reservationId);
    if (email === undefined || !record || record.status !== standsAs[unnotified.kind]) return undefined;
    const { trip, manage, place } = this.parts.addresses;
    const about = { record, firstName, email, ...(await this.names(record)) };
    switch (unnotified.kind) {
      case 'reserved':
        return reservedMessage({ ...about, url: manage(reservationId) });
      case 'offered':
        return offeredMessage({ ...about, url: manage(reservationId) });
      case 'joined':
        return joinedMessage({ ...about, url: place(reservationId) });
      case 'lapsed':
        return lapsedMessage(
          { ...about, url: unnotified.wasInLine ? place(reservationId) : manage(reservationId) },
          unnotified,
        );
      case 'cancelled':
        return cancellationMessage({ ...about, ...unnotified, email, url: trip(reservationId) });
    }
  }

  /** In the words of the line’s content; a voyage that was withdrawn since keeps the name it was sold by (H52). */
  private async names({ voyages: booked, category }: BookingRecord) {
    const [voyages, suites] = await Promise.all([this.parts.content.findVoyages(), this.parts.content.findSuites()]);
    const titles = booked.map(({ itineraryId, title }) => voyageOfItinerary(voyages, itineraryId)?.title ?? title);
    const [first, last = first] = [booked[0], booked.at(-1)];
    return {
      voyage: [...new Set(titles)].join(', '),
      dates: formatDateRange(first.start, last.end),
      suite: suites.find((suite) => suite.category === category)?.title ?? category,
    };
  }
}
