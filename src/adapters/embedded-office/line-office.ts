import type { Payments } from '../../core/engine/payments.port';
import { formatMoney, fromUnits, isPositive, money, type Money } from '../../core/shared/money';
import { todayIn, type PlainDate } from '../../core/shared/plain-date';
import type { SessionRegister } from '../../core/sign-in/session-register.port';
import { answerBespoke } from '../embedded-engine/excursions/answer-bespoke';
import { cancelReservation, lapseReservation, lapseReservations } from '../embedded-engine/booking/end-reservations';
import { noteNews } from '../embedded-engine/booking/note-news';
import type { SampleLine } from '../embedded-content/sample-line';
import type { OpenTransaction } from '../sql/line-database';
import { carryOutDeletion } from './carry-out-deletion';
import { addSailing } from '../embedded-line/seed/generate-sailings';
import { planExtraSailing } from '../embedded-line/seed/sample-plan';
import { cancelBooking } from '../embedded-engine/booking/cancel-booking';
import type { CancellationAccount } from '../../core/engine/reservation-news.port';
import { refundReservation } from './refund-reservation';
import {
  afterEmptyingLog,
  type OfficeChange,
  type RecordParts,
  reportChange,
  reportNoChange,
  textOfChange,
} from './record-change';
import { refuse } from './refused-command';
import { releaseCabin } from './release-cabin';

const accountOf = ({ paid, retained, refund }: CancellationAccount): string =>
  isPositive(paid)
    ? ` Paid ${formatMoney(paid)}, kept by the terms ${formatMoney(retained)}, due back ${formatMoney(refund)}.`
    : '';

/** Throwing this error rolls back the transaction of a preview. */
class PreviewEnd extends Error {}

function notCancelled(
  kind: Exclude<Awaited<ReturnType<typeof cancelBooking>>['kind'], 'cancelled'>,
  reservationId: string,
): OfficeChange {
  switch (kind) {
    case 'cancelled-before':
      return reportNoChange(`${reservationId} was cancelled before.`);
    case 'unknown-reservation':
      return refuse(`There is no reservation ${reservationId}.`);
    case 'changed':
    case 'not-cancellable':
      return refuse(`${reservationId} has sailed or lapsed and cannot be cancelled.`);
  }
}

/** Manual commands of the line's operators (H56). Each change is logged with its operator in the same transaction. */
export class LineOffice {
  constructor(
    private readonly parts: RecordParts & {
      readonly content: SampleLine;
      readonly payments: Pick<Payments, 'refundAmount'>;
      readonly sessionsElsewhere?: Pick<SessionRegister, 'endAll'>;
    },
  ) {}

  /** Repeating the command completes what is unfinished. Never more is kept than the terms say. */
  async cancel(reservationId: string, maxRetained?: Money): Promise<string> {
    const { db, payments, clock, who } = this.parts;
    const command = `cancel ${reservationId}${maxRetained ? ` keep ${formatMoney(maxRetained)}` : ''}`;
    const text = await textOfChange(this.parts, command, async (transaction) => {
      const outcome = await this.cancelIn(transaction, reservationId, maxRetained);
      return outcome.kind === 'cancelled'
        ? reportChange(`${reservationId} is cancelled; what it held is free.${accountOf(outcome)}`)
        : notCancelled(outcome.kind, reservationId);
    });
    return [text, ...(await refundReservation({ db, payments, now: clock.now(), who }, reservationId))].join(' ');
  }

  async previewCancellation(reservationId: string, maxRetained?: Money): Promise<string> {
    let text = '';
    const preview = this.parts.db.transaction().execute(async (transaction) => {
      const outcome = await this.cancelIn(transaction, reservationId, maxRetained);
      text =
        outcome.kind === 'cancelled'
          ? `${reservationId} would be cancelled today, and what it holds be free.${accountOf(outcome) || ' Nothing was paid.'} Nothing was changed: a dry run.`
          : notCancelled(outcome.kind, reservationId).text;
      throw new PreviewEnd();
    });
    await preview.catch((error: unknown) => {
      if (!(error instanceof PreviewEnd)) throw error;
    });
    return text;
  }

  private cancelIn(transaction: OpenTransaction, reservationId: string, maxRetained: Money | undefined) {
    const { clock, content } = this.parts;
    return cancelBooking(transaction, reservationId, {
      now: clock.now(),
      today: this.today(),
      cancellation: content.facts.booking.cancellation,
      experiences: content.facts.experiences,
      maxRetained: maxRetained?.amount,
    });
  }

  /**
   * Erases everything except what the line must retain. Sessions in Redis are ended last: if that fails, the command
   * can be repeated.
   */
  async carryOutDeletion(requestId: string): Promise<string> {
    let forgottenText: string | undefined;
    const text = await textOfChange(this.parts, `deletion-done ${requestId}`, async (transaction) => {
      const outcome = await carryOutDeletion(transaction, { requestId, now: this.parts.clock.now().getTime() });
      forgottenText = 'contactId' in outcome ? outcome.contactId : undefined;
      switch (outcome.kind) {
        case 'carried-out':
          return reportChange(`${requestId} is carried out: what need not be kept of its guest is erased.`);
        case 'carried-out-again':
          return reportChange(`${requestId} was carried out before; what came since is erased as well.`);
        case 'open-trips':
          return refuse(
            `${requestId} is not carried out: ${outcome.reservationIds.join(', ')} must be ended with their guest first. Nothing was erased.`,
          );
        case 'payment-in-progress':
          return refuse(
            `${requestId} is not carried out: a payment of its guest is under way. Nothing was erased; try again in some minutes.`,
          );
        case 'unknown-request':
          return refuse(`There is no request ${requestId} that stands.`);
      }
    });
    if (forgottenText === undefined) return text;
    await this.parts.sessionsElsewhere?.endAll({ contactId: forgottenText });
    return afterEmptyingLog(this.parts.db, text);
  }

  releaseEntry(reservationId: string): Promise<string> {
    return textOfChange(this.parts, `release-place ${reservationId}`, async (transaction) => {
      const row = await transaction
        .selectFrom('reservations')
        .select(['reservation_id', 'status', 'currency'])
        .where('reservation_id', '=', reservationId)
        .executeTakeFirst();
      if (row?.status !== 'WL') return refuse(`${reservationId} does not stand in a line.`);
      await cancelReservation(transaction, reservationId);
      const nothing = money(0, row.currency);
      await noteNews(transaction, reservationId, {
        kind: 'cancelled',
        wasInLine: true,
        paid: nothing,
        retained: nothing,
        refund: nothing,
      });
      return reportChange(`${reservationId} has left the line.`);
    });
  }

  releaseCabin(itineraryId: string, cabinNumber: string): Promise<string> {
    return textOfChange(this.parts, `release-cabin ${itineraryId} ${cabinNumber}`, async (transaction) => {
      const outcome = await releaseCabin(transaction, {
        itineraryId,
        cabinNumber,
        now: this.parts.clock.now().getTime(),
      });
      switch (outcome.kind) {
        case 'released':
          return reportChange(`Cabin ${cabinNumber} on ${itineraryId} is free.`);
        case 'free':
          return refuse(`Cabin ${cabinNumber} on ${itineraryId} was not taken.`);
        case 'held':
          return refuse(
            `Cabin ${cabinNumber} on ${itineraryId} is kept for somebody until ${outcome.until.toISOString()}.`,
          );
        case 'reserved':
          return refuse(
            `Cabin ${cabinNumber} on ${itineraryId} belongs to ${outcome.reservationId}; cancel that first.`,
          );
      }
    });
  }

  /**
   * Answers a bespoke request and notifies the guest, who reads `words`. `price` is per guest in units of the line's
   * currency; absent when it is on request (H32).
   */
  answerBespoke(
    requestId: string,
    answer: { readonly state: 'confirmed' | 'declined'; readonly price?: number | undefined; readonly words: string },
  ): Promise<string> {
    const { clock, content } = this.parts;
    return textOfChange(
      this.parts,
      `bespoke ${answer.state === 'confirmed' ? 'confirm' : 'decline'} ${requestId}`,
      async (transaction) => {
        const price = answer.price === undefined ? undefined : fromUnits(answer.price, content.facts.currency);
        const outcome = await answerBespoke(transaction, {
          requestId,
          state: answer.state,
          words: answer.words,
          price,
          now: clock.now().getTime(),
        });
        switch (outcome) {
          case 'answered':
            return reportChange(`${requestId} is ${answer.state}; its guest is written to.`);
          case 'answered-before':
            return refuse(`${requestId} was answered before.`);
          case 'unknown-request':
            return refuse(`There is no request ${requestId}.`);
        }
      },
    );
  }

  lapse(reservationId: string | undefined): Promise<string> {
    return textOfChange(
      this.parts,
      reservationId === undefined ? 'lapse' : `lapse ${reservationId}`,
      async (transaction) => {
        if (reservationId !== undefined) {
          const isLapsed = await lapseReservation(transaction, reservationId);
          return isLapsed
            ? reportChange(`${reservationId} has lapsed; what it held is free.`)
            : refuse(`${reservationId} is no unpaid offer and no place in line.`);
        }
        const lapsedIds = await lapseReservations(transaction, this.today());
        return lapsedIds.length === 0
          ? reportNoChange('No offer is past its date.')
          : reportChange(`Lapsed: ${lapsedIds.join(', ')}.`);
      },
    );
  }

  addSailing(voyageId: string, start: PlainDate): Promise<string> {
    return textOfChange(this.parts, `add-sailing ${voyageId} ${start}`, async (transaction) => {
      const plannedSailing = planExtraSailing(this.parts.content, voyageId, start);
      if (!plannedSailing) return refuse(`There is no voyage ${voyageId}.`);
      if (start <= this.today()) return refuse('A sailing is added for a day to come.');
      const others = await transaction
        .selectFrom('sailings')
        .select('itinerary_id')
        .where('start_on', '<', plannedSailing.end)
        .where('end_on', '>', plannedSailing.start)
        .where('itinerary_id', '!=', plannedSailing.itineraryId)
        .execute();
      if (!(await addSailing(transaction, this.parts.content.facts.currency, plannedSailing)))
        return refuse(`${plannedSailing.itineraryId} is on sale already.`);
      const note =
        others.length === 0
          ? ''
          : ` Mind: the yacht also sails ${others.map((other) => other.itinerary_id).join(', ')} on these days.`;
      return reportChange(`${plannedSailing.itineraryId} is on sale.${note}`);
    });
  }

  publish(voyageId: string, isPublished: boolean): Promise<string> {
    return textOfChange(this.parts, `${isPublished ? 'publish' : 'withdraw'} ${voyageId}`, async (transaction) => {
      const voyage = this.parts.content.voyages.find((one) => one.voyage.voyageId === voyageId)?.voyage;
      if (!voyage) return refuse(`There is no voyage ${voyageId}.`);
      const values = { is_published: isPublished ? 1 : 0 };
      await transaction
        .insertInto('voyage_publications')
        .values({ voyage_id: voyageId, ...values })
        .onConflict((conflict) => conflict.column('voyage_id').doUpdateSet(values))
        .execute();
      return reportChange(
        `${voyage.title} is ${isPublished ? 'published' : 'withdrawn; guests who booked it still see it in their trips'}.`,
      );
    });
  }

  private today(): PlainDate {
    return todayIn(this.parts.content.facts.timeZone, this.parts.clock.now());
  }
}
