import type { Request, Response } from 'express';
import type { CabinHold } from '../../core/engine/booking';
import type { PaymentMethod } from '../../core/engine/payments.port';
import type { SettlePayments } from '../../core/engine/settle-payments';
import { paths } from '../paths';
import type { OwnBookings } from '../trips/own-bookings';
import type { BookingReceipt } from './booking-receipt';
import type { EnginePresenter } from './engine-presenter';
import { addressBackToSite, addressNotSold } from './engine-request';
import type { HoldCookie } from './hold-cookie';

interface HoldRedirectsParts {
  readonly presenter: Pick<EnginePresenter, 'subject'>;
  readonly receipt: Pick<BookingReceipt, 'address'>;
  readonly holdCookie: HoldCookie;
  readonly ownBookings: Pick<OwnBookings, 'remember'>;
  readonly settlePayments: Pick<SettlePayments, 'release'>;
  readonly method: PaymentMethod;
}

/** Where a guest goes when a hold has ended: to the confirmation, or back to the suites. */
export class HoldRedirects {
  constructor(private readonly parts: HoldRedirectsParts) {}

  toConfirmation(req: Request, res: Response, reservationId: string): void {
    this.parts.holdCookie.forget(res);
    this.parts.ownBookings.remember(req, res, reservationId);
    res.redirect(303, this.parts.receipt.address(reservationId));
  }

  async sendBack(res: Response, hold: CabinHold): Promise<void> {
    res.redirect(303, await this.addressOf(hold, 'RES-Hold'));
  }

  async addressOf(hold: CabinHold, errorcode?: string): Promise<string> {
    const subject = await this.parts.presenter.subject(hold);
    if (!subject) return addressNotSold(hold);
    return addressBackToSite({
      itineraryId: hold.itineraryId,
      suiteId: subject.suite.suiteId,
      ages: hold.ages,
      ...(errorcode ? { errorcode } : {}),
    });
  }

  startAgain(res: Response): void {
    res.redirect(303, paths.voyages.list);
  }

  /**
   * A guest who left the provider's page for another suite: the page is closed, so that the first suite is free again.
   * Where that fails, the hold ends by itself.
   */
  async releaseFormer(req: Request, holdId: string): Promise<void> {
    const formerHoldId = this.parts.holdCookie.read(req);
    if (this.parts.method !== 'hosted-page' || formerHoldId === undefined || formerHoldId === holdId) return;
    await this.parts.settlePayments.release(formerHoldId).catch((error: unknown) => {
      req.log.warn({ err: error }, 'a payment page could not be closed');
    });
  }
}
