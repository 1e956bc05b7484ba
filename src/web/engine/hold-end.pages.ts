import type { Request, Response } from 'express';
import type { CabinBookings } from '../../core/engine/cabin-bookings.port';
import type { SettlePayments } from '../../core/engine/settle-payments';
import type { PaymentPage } from '../../../views/engine/PaymentPage';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import { textFieldsOf } from '../routing/read-form';
import { hrefPayment, hrefUnpaid } from './engine-hrefs';
import type { EngineScreens } from './engine-screens';
import type { HoldCookie } from './hold-cookie';
import type { HoldRedirects } from './hold-redirects';
import { holdInQuery } from './hold-in-query';

interface HoldEndPagesParts {
  readonly cabinBookings: Pick<CabinBookings, 'getHold'>;
  readonly settlePayments: Pick<SettlePayments, 'settleHold' | 'release'>;
  readonly screens: Pick<EngineScreens, 'payment'>;
  readonly redirects: HoldRedirects;
  readonly holdCookie: HoldCookie;
}

export class HoldEndPages {
  constructor(private readonly parts: HoldEndPagesParts) {}

  readonly release = async (req: Request, res: Response): Promise<void> => {
    const holdId = textFieldsOf(req.body)['hold'] ?? '';
    const hold = await this.parts.cabinBookings.getHold(holdId);
    // The page stood in another tab while its suite was reserved: a release would have the guest believe that it ended.
    if (hold?.reservationId !== undefined)
      return this.parts.redirects.toConfirmation(req, res, hold.reservationId, { isDuplicate: true });
    const outcome = hold && (await this.parts.settlePayments.release(holdId));
    if (outcome?.kind === 'reserved') return this.parts.redirects.toConfirmation(req, res, outcome.reservationId);
    if (outcome?.kind === 'waiting') return res.redirect(303, hrefPayment(holdId));
    this.parts.holdCookie.forget(res);
    res.redirect(303, hold ? await this.parts.redirects.addressOf(hold) : paths.voyages.list);
  };

  /**
   * The page to which the payment provider returns the guest. The provider is asked for the outcome, whatever the
   * address says.
   */
  readonly showPaid = async (req: Request, res: Response): Promise<PageAnswer<typeof PaymentPage> | void> => {
    const holdId = holdInQuery(req.query) ?? '';
    const outcome = await this.parts.settlePayments.settleHold(holdId);
    if (outcome.kind === 'reserved') return this.parts.redirects.toConfirmation(req, res, outcome.reservationId);
    if (outcome.kind === 'open') return res.redirect(303, hrefUnpaid(holdId));
    const hold = await this.parts.cabinBookings.getHold(holdId);
    if (!hold) return this.parts.redirects.startAgain(res);
    // The provider sends only guests here who have paid, and what they paid is refunded by now.
    if (outcome.kind === 'released')
      return res.redirect(303, await this.parts.redirects.addressOf(hold, 'RES-Refunded'));
    return this.parts.screens.payment(req, res.status(202), hold, { values: {}, errors: {} }, 'unknown');
  };
}
