import type { Request, Response } from 'express';
import type { BookingRecord, BookingRecords } from '../../core/engine/booking-records.port';
import type { ReservationStatus } from '../../core/trips/trip';
import type { ConfirmationPage } from '../../../views/engine/ConfirmationPage';
import { notFound } from '../http-error';
import { hrefLogin, hrefTrip } from '../hrefs';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import { signedInGuest } from '../session/guest-of';
import { type BookingReceipt, isRevoked } from './booking-receipt';
import { isDuplicateStep } from './engine-hrefs';
import type { EnginePresenter } from './engine-presenter';

interface ConfirmationPagesParts {
  readonly records: Pick<BookingRecords, 'getBooking'>;
  readonly presenter: EnginePresenter;
  readonly receipt: BookingReceipt;
  readonly takesPayments: boolean;
}

/** The confirmation of a reservation, which a receipt in its address opens (ENG-06). */
export class ConfirmationPages {
  constructor(private readonly parts: ConfirmationPagesParts) {}

  readonly show = async (req: Request, res: Response): Promise<PageAnswer<typeof ConfirmationPage> | void> => {
    const receipt = this.parts.receipt.open(req.query['receipt']);
    const record = receipt && (await this.parts.records.getBooking(receipt.reservationId));
    if (!record) throw notFound();
    const trip = hrefTrip(record.reservationId);
    if (receipt.isExpired || isRevoked(record, receipt.madeAt)) return res.redirect(303, hrefLogin(trip));
    const subject = await this.parts.presenter.findReserved(record);
    const manageHref = this.parts.receipt.manageAddress(record.reservationId, receipt.madeAt);
    if (!subject || !stillStands.has(record.status)) return res.redirect(303, manageHref);
    const next = signedInGuest(req)
      ? { kind: 'trip' as const, href: trip }
      : { kind: 'sign-in' as const, href: hrefLogin(paths.trips.list), email: record.email ?? '' };
    return {
      props: this.parts.presenter.confirmation(record, subject, {
        next,
        manageHref,
        takesPayments: this.parts.takesPayments,
        isDuplicate: isDuplicateStep(req.query),
        ...(await this.groupOf(record, receipt.madeAt)),
      }),
    };
  };

  private async groupOf(record: BookingRecord, madeAt: Date) {
    const { presenter, receipt } = this.parts;
    const suites = await presenter.groupedSuites(record, (reservationId) =>
      receipt.manageAddress(reservationId, madeAt),
    );
    return suites ? { suites, breakdownHref: receipt.breakdownAddress(record.reservationId, madeAt) } : {};
  }
}

const stillStands: ReadonlySet<ReservationStatus> = new Set(['BK', 'OF', 'WL']);
