import type { Message } from '../messages/message';
import type { MessageSender } from '../messages/message-sender.port';
import { type TellOutcome, type TellReport, tellLeaseMs, tellReport } from '../messages/telling';
import type { Clock } from '../shared/clock.port';
import { formatDateRange } from '../shared/plain-date';
import type { ReservationStatus } from '../trips/trip';
import type { VoyageContent } from '../voyages/voyage-content.port';
import type { BookingRecord, BookingRecords } from './booking-records.port';
import { cancellationMessage } from './cancellation-message';
import { joinedMessage, lapsedMessage, offeredMessage, reservedMessage } from './reservation-messages';
import type { ReservationNews, UntoldNews } from './reservation-news.port';

interface Addresses {
  /** The reservation among its guest’s trips, for who signs in. */
  readonly trip: (reservationId: string) => string;
  /** The engine’s page of a reservation, where it is paid. */
  readonly manage: (reservationId: string) => string;
  /** The page of a waitlist entry. */
  readonly place: (reservationId: string) => string;
}

/** News that has been overtaken is not told: what came after it has a letter of its own. */
const standsAs: Readonly<Record<UntoldNews['kind'], ReservationStatus>> = {
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
export class TellReservations {
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

  async run(): Promise<TellReport> {
    const { news, clock } = this.parts;
    const waiting = await news.takeUntold(new Date(clock.now().getTime() + tellLeaseMs));
    return tellReport(await Promise.all(waiting.map((one) => this.tell(one))));
  }

  private async tell(untold: UntoldNews): Promise<TellOutcome> {
    const { news, sender } = this.parts;
    const message = await this.write(untold);
    if (message) {
      const outcome = await sender.send(message).catch(() => undefined);
      if (!outcome) return 'untold';
    }
    await news.noteTold(untold);
    return message ? 'told' : 'nobody';
  }

  private async write(untold: UntoldNews): Promise<Message | undefined> {
    const { email, firstName, reservationId } = untold;
    const record = email === undefined ? undefined : await this.parts.records.getBooking(reservationId);
    if (email === undefined || !record || record.status !== standsAs[untold.kind]) return undefined;
    const { trip, manage, place } = this.parts.addresses;
    const about = { record, firstName, email, ...(await this.names(record)) };
    switch (untold.kind) {
      case 'reserved':
        return reservedMessage({ ...about, url: manage(reservationId) });
      case 'offered':
        return offeredMessage({ ...about, url: manage(reservationId) });
      case 'joined':
        return joinedMessage({ ...about, url: place(reservationId) });
      case 'lapsed':
        return lapsedMessage(
          { ...about, url: untold.wasInLine ? place(reservationId) : manage(reservationId) },
          untold,
        );
      case 'cancelled':
        return cancellationMessage({ ...about, ...untold, email, url: trip(reservationId) });
    }
  }

  /** In the words of the line’s content; a voyage that was withdrawn since keeps the name it was sold by (H52). */
  private async names({ voyages: booked, category }: BookingRecord) {
    const [voyages, suites] = await Promise.all([this.parts.content.findVoyages(), this.parts.content.findSuites()]);
    const titles = booked.map(
      ({ itineraryId, title }) =>
        voyages.find(({ voyageId }) => voyageId === itineraryId.split('-')[1])?.title ?? title,
    );
    const [first, last = first] = [booked[0], booked.at(-1)];
    return {
      voyage: [...new Set(titles)].join(', '),
      dates: formatDateRange(first.start, last.end),
      suite: suites.find((suite) => suite.category === category)?.title ?? category,
    };
  }
}
