import type { Request, Response } from 'express';
import { bookingNumber, type BookingRecord, type BookingRecords } from '../../core/engine/booking-records.port';
import type { Clock } from '../../core/shared/clock.port';
import { formatLongDate, todayIn } from '../../core/shared/plain-date';
import { fareBreakdown } from '../../core/trips/fare-breakdown';
import { isInvoiced } from '../../core/trips/invoiced-trip';
import { planOfTrip } from '../../core/trips/payment-plan';
import { paymentPlanText } from '../../core/trips/payment-plan-text';
import type { Passenger, Trip } from '../../core/trips/trip';
import { segmentsOf } from '../../core/voyages/voyage-selector';
import { HttpError } from '../http-error';
import type { GuestDocumentRenderer } from '../documents/guest-document-renderer';
import { guestOf } from '../session/guest-of';
import { fareBreakdownDocument, type FareBreakdownSheet } from './fare-breakdown.document';
import type { DevMode } from './dev-mode';
import { titleAndDates } from './trip-card-view';
import type { TripContents } from './trip-contents';
import { tripNotFoundText } from './trip-not-found';
import { readTripPageQuery } from './trip-page-query';
import type { TripPresenter } from './trip-presenter';
import type { TripRepository } from '../../core/trips/trip-repository.port';

interface InvoiceParts {
  readonly trips: Pick<TripRepository, 'getTrip'>;
  readonly devMode: Pick<DevMode, 'reading'>;
  readonly presenter: Pick<TripPresenter, 'read'>;
  readonly renderer: Pick<GuestDocumentRenderer, 'render'>;
  /** A vendor's engine has its own receipts; without records there are no invoices. */
  readonly records: Pick<BookingRecords, 'getBooking'> | undefined;
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly lineName: string;
  readonly issuer: readonly string[];
}

/** Each reservation has one invoice number, which never changes; only the account below it does. */
const invoiceNumberOf = (reservationId: string): string => `INV-${reservationId}`;

/** All sums come from the one payment plan, so that the documents of a reservation agree (F7). */
export class TripDocuments {
  constructor(private readonly parts: InvoiceParts) {}

  readonly fareBreakdown = async (req: Request, res: Response): Promise<void> => {
    const trip = await this.ownTrip(req);
    const pdf = await this.parts.renderer.render({
      ownerId: guestOf(req).contactId,
      template: fareBreakdownDocument,
      facts: this.sheetOf(trip, await this.contents(req)),
    });
    sendPdf(res, `fare-breakdown-${trip.reservationId}.pdf`, pdf);
  };

  /** A trip that has ended, was cancelled or refunded has an invoice too, with each receipt and refund. */
  readonly invoice = async (req: Request, res: Response): Promise<void> => {
    const trip = await this.ownTrip(req);
    const record = await this.parts.records?.getBooking(trip.reservationId);
    if (!record || !isInvoiced(trip)) throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(trip.reservationId));
    const dayOf = (at: Date) => formatLongDate(todayIn(this.parts.officeTimeZone, at));
    const number = invoiceNumberOf(trip.reservationId);
    const facts: FareBreakdownSheet = {
      ...this.sheetOf(trip, await this.contents(req)),
      payments: record.payments.map(({ amount, paidAt, cardLast4 }) => ({
        amount,
        on: dayOf(paidAt),
        ...(cardLast4 ? { cardLast4 } : {}),
      })),
      invoice: {
        number,
        issuer: this.parts.issuer,
        billedTo: (await this.bookerOf(req, trip, record))?.fullName ?? '',
        // The first payment makes an offer or a waitlist entry a sale, which may be long after it was made.
        issuedOn: record.payments[0] ? dayOf(record.payments[0].paidAt) : formatLongDate(trip.reservedOn),
      },
    };
    const pdf = await this.parts.renderer.render({
      ownerId: guestOf(req).contactId,
      template: fareBreakdownDocument,
      facts,
    });
    sendPdf(res, `${number}.pdf`, pdf);
  };

  /** Suites that were reserved together are billed to the lead guest, who need not sleep in each of them. */
  private async bookerOf(req: Request, trip: Trip, record: BookingRecord): Promise<Passenger | undefined> {
    const leadId = bookingNumber(record);
    const lead = leadId === trip.reservationId ? trip : await this.parts.trips.getTrip(guestOf(req), leadId);
    return (lead ?? trip).passengers[0];
  }

  private async ownTrip(req: Request): Promise<Trip> {
    const { reservationId, devMode } = readTripPageQuery(req.query);
    const trip = await this.parts.trips.getTrip(guestOf(req), reservationId, this.parts.devMode.reading(devMode));
    if (!trip) throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(reservationId));
    return trip;
  }

  private async contents(req: Request): Promise<TripContents> {
    return (await this.parts.presenter.read(req.log)).contents;
  }

  private sheetOf(trip: Trip, contents: TripContents): FareBreakdownSheet {
    const segments = segmentsOf(trip);
    const today = todayIn(this.parts.officeTimeZone, this.parts.clock.now());
    const plan = planOfTrip(trip, today);
    const suites = segments.map((segment) => contents.of(segment).suite?.title ?? segment.cabinCategory);
    return {
      lineName: this.parts.lineName,
      reservationId: trip.reservationId,
      ...titleAndDates(segments, contents),
      suite: [...new Set(suites)].join(', '),
      printedOn: formatLongDate(today),
      fare: fareBreakdown({ lines: trip.fareLines, total: trip.total, paid: trip.totalPaid }),
      remaining: plan.remaining,
      due: paymentPlanText(plan, formatLongDate),
      ...(trip.ended ? { endedAccount: trip.ended } : {}),
      ...(trip.onboardCredit ? { onboardCredit: trip.onboardCredit } : {}),
    };
  }
}

function sendPdf(res: Response, name: string, pdf: Buffer): void {
  res.type('pdf').attachment(name).set('Cache-Control', 'private, no-store').send(pdf);
}
