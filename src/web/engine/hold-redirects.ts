import type { Request, Response } from 'express';
import type { BookCabinOutcome } from '../../core/engine/book-cabin';
import type { CabinHold } from '../../core/engine/booking';
import type { CabinBookings } from '../../core/engine/cabin-bookings.port';
import type { PaymentMethod } from '../../core/engine/payments.port';
import type { SettlePayments } from '../../core/engine/settle-payments';
import type { Clock } from '../../core/shared/clock.port';
import { paths } from '../paths';
import type { BrowserReservations } from '../trips/browser-reservations';
import type { BookingReceipt } from './booking-receipt';
import type { EnginePresenter } from './engine-presenter';
import { hrefDetails, hrefDuplicate, hrefPayment, hrefSecondStep } from './engine-hrefs';
import { addressBackToSite, addressNotSold } from './engine-request';
import type { HoldCookie } from './hold-cookie';
import { holdInQuery } from './hold-in-query';

interface HoldRedirectsParts {
  readonly presenter: Pick<EnginePresenter, 'subject'>;
  readonly receipt: Pick<BookingReceipt, 'address'>;
  readonly holdCookie: HoldCookie;
  readonly browserReservations: Pick<BrowserReservations, 'remember'>;
  readonly settlePayments: Pick<SettlePayments, 'release'>;
  readonly method: PaymentMethod;
  readonly cabinBookings: Pick<CabinBookings, 'getHold'>;
  readonly clock: Clock;
}

export class HoldRedirects {
  constructor(private readonly parts: HoldRedirectsParts) {}

  /** Redirects a completed hold to its confirmation, and an expired one back to the suites. */
  async openHold(req: Request, res: Response): Promise<CabinHold | undefined> {
    const hold = await this.parts.cabinBookings.getHold(holdInQuery(req.query) ?? '');
    if (!hold) this.startAgain(res);
    else if (hold.reservationId !== undefined) res.redirect(303, this.parts.receipt.address(hold.reservationId));
    else if (hold.expiresAt <= this.parts.clock.now()) await this.sendBack(res, hold);
    else return hold;
    return undefined;
  }

  async afterBooking(
    req: Request,
    res: Response,
    {
      hold,
      outcome,
    }: {
      readonly hold: CabinHold;
      readonly outcome: Exclude<BookCabinOutcome, { kind: 'declined' | 'pending' | 'unavailable' }>;
    },
  ): Promise<void> {
    switch (outcome.kind) {
      case 'reserved':
        return this.toConfirmation(req, res, outcome.reservationId, {
          isDuplicate: hold.reservationId !== undefined,
        });
      case 'hosted-page':
        return res.redirect(303, outcome.address);
      case 'second-step':
        return res.redirect(303, hrefSecondStep(hold.holdId));
      case 'too-many-offers':
        return res.redirect(303, hrefPayment(hold.holdId));
      case 'guests-missing':
        return res.redirect(303, hrefDetails(hold.holdId));
      case 'hold-expired':
        return this.sendBack(res, hold);
      case 'unknown-hold':
        return this.startAgain(res);
      case 'not-sold':
        return res.redirect(303, addressNotSold(hold));
    }
  }

  /** `isDuplicate`: the form was submitted again, for example in another tab, and charged and changed nothing. */
  toConfirmation(req: Request, res: Response, reservationId: string, { isDuplicate = false } = {}): void {
    this.parts.holdCookie.forget(res);
    this.parts.browserReservations.remember(req, res, reservationId);
    const address = this.parts.receipt.address(reservationId);
    res.redirect(303, isDuplicate ? hrefDuplicate(address) : address);
  }

  async sendBack(res: Response, hold: CabinHold): Promise<void> {
    res.redirect(303, await this.addressOf(hold, (await this.hasOther(res, hold)) ? 'RES-OtherSuite' : 'RES-Hold'));
  }

  /**
   * A guest who continued with another suite in another tab has another hold by now; the redirect gives that as its
   * reason.
   */
  private async hasOther({ req }: Response, { holdId }: CabinHold): Promise<boolean> {
    const otherId = this.parts.holdCookie.read(req);
    const other =
      otherId === undefined || otherId === holdId ? undefined : await this.parts.cabinBookings.getHold(otherId);
    return other !== undefined && other.expiresAt > this.parts.clock.now();
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
   * Closes the provider's page of the browser's former hold, so that its suite becomes free. If that fails, the hold
   * expires by itself.
   */
  async releaseFormer(req: Request, holdId: string): Promise<void> {
    const formerHoldId = this.parts.holdCookie.read(req);
    if (this.parts.method !== 'hosted-page' || formerHoldId === undefined || formerHoldId === holdId) return;
    await this.parts.settlePayments.release(formerHoldId).catch((error: unknown) => {
      req.log.warn({ err: error }, 'a payment page could not be closed');
    });
  }
}
