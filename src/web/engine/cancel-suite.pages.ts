import type { Request, Response } from 'express';
import type { BookingRecord, BookingRecords } from '../../core/engine/booking-records.port';
import type { CancelSuite } from '../../core/engine/cancel-suite';
import { formatMoney, isPositive, money } from '../../core/shared/money';
import type { TripRepository } from '../../core/trips/trip-repository.port';
import type { CancelSuitePage } from '../../../views/engine/CancelSuitePage';
import { notFound } from '../http-error';
import { hrefTrip } from '../hrefs';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import { formLine, readForm, textFieldsOf } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { signedInGuest } from '../session/guest-of';
import { hrefCancelSuite } from './engine-hrefs';
import type { ManagePermit } from './manage-permit';
import type { ManagePresenter } from './manage-presenter';

interface CancelSuitePagesParts {
  readonly cancelSuite: CancelSuite;
  readonly records: BookingRecords;
  readonly trips: Pick<TripRepository, 'getTrip'>;
  readonly presenter: Pick<ManagePresenter, 'reservation' | 'together'>;
  readonly permit: Pick<ManagePermit, 'address'>;
}

const ownedSchema = Joi.object({ reservationId: formLine(40) });

type Answer = Promise<PageAnswer<typeof CancelSuitePage> | void>;

/** Lets only the signed-in owner cancel: the bearer of a link from a message may pay but not cancel. */
export class CancelSuitePages {
  constructor(private readonly parts: CancelSuitePagesParts) {}

  readonly show = async (req: Request, res: Response): Answer =>
    this.page(res, await this.getOwnBooking(req, req.query));

  readonly cancel = async (req: Request, res: Response): Answer => {
    const form = textFieldsOf(req.body);
    const record = await this.getOwnBooking(req, form);
    const retainedAmount = Number(form['kept']);
    if (!Number.isSafeInteger(retainedAmount)) return res.redirect(303, hrefCancelSuite(record.reservationId));
    switch (await this.parts.cancelSuite.run(record, money(retainedAmount, record.total.currency))) {
      case 'changed':
        return this.page(res.status(409), record, true);
      case 'cancelled':
      case 'not-cancellable':
      case 'unknown-reservation':
        return res.redirect(303, hrefTrip(record.reservationId, 'payment'));
    }
  };

  private async page(res: Response, record: BookingRecord, hasChanged = false): Answer {
    const { cancelSuite, presenter, permit } = this.parts;
    const { reservationId } = record;
    const backHref = permit.address(reservationId);
    const cost = cancelSuite.cost(record);
    if (!cost) return res.redirect(303, backHref);
    const { paid, retained, refund } = cost;
    return {
      status: res.statusCode,
      props: {
        reservation: await presenter.reservation(record),
        paidAmount: formatMoney(paid),
        retainedAmount: formatMoney(retained),
        refund: formatMoney(refund),
        isFree: !isPositive(paid),
        stays: (await presenter.together(record)).filter(({ isEnded }) => !isEnded).map(({ label }) => label),
        action: paths.engine.cancel,
        hiddenFields: { reservationId, kept: String(retained.amount) },
        backHref,
        ...(hasChanged ? { hasChanged } : {}),
      },
    };
  }

  /** Another guest's reservation counts as not existing (ROL-04). */
  private async getOwnBooking(req: Request, body: unknown): Promise<BookingRecord> {
    const guest = signedInGuest(req);
    const { reservationId } = readForm(ownedSchema, body);
    const trip = guest && reservationId !== '' ? await this.parts.trips.getTrip(guest, reservationId) : undefined;
    const record = trip && (await this.parts.records.getBooking(trip.reservationId));
    if (!record) throw notFound();
    return record;
  }
}
