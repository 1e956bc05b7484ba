import type { Request, Response } from 'express';
import type { CabinHold } from '../../core/engine/booking';
import type { CabinBookings } from '../../core/engine/cabin-bookings.port';
import { isReadyToPay } from '../../core/engine/held-suites';
import type { HoldCabin } from '../../core/engine/hold-cabin';
import type { Clock } from '../../core/shared/clock.port';
import { textFieldsOf } from '../routing/read-form';
import type { BookingVisitors } from './booking-visitors';
import { hrefDetails, hrefNotExtended, hrefPayment } from './engine-hrefs';
import type { DetailsDraft } from './details-draft';
import type { EnginePresenter } from './engine-presenter';
import type { HoldRedirects } from './hold-redirects';

interface HoldExtensionParts {
  readonly cabinBookings: Pick<CabinBookings, 'getHold'>;
  readonly holdCabin: Pick<HoldCabin, 'run'>;
  readonly visitors: BookingVisitors;
  readonly presenter: Pick<EnginePresenter, 'subject' | 'hold'>;
  readonly redirects: Pick<HoldRedirects, 'startAgain'>;
  readonly draft: Pick<DetailsDraft, 'save'>;
  readonly clock: Clock;
}

/**
 * Restarts the time of a hold that has not ended, as often as its visitor asks, because some need longer for a form
 * than others (WCAG 2.2, 2.2.1). It is the renewal that entering the engine again is, with the same limits and the same
 * comparison of prices.
 */
export class HoldExtension {
  constructor(private readonly parts: HoldExtensionParts) {}

  /**
   * Script asks for JSON; without script the visitor returns to the step where the reservation stands, or to the
   * details with what was typed there.
   */
  readonly extend = async (req: Request, res: Response): Promise<void> => {
    const form = textFieldsOf(req.body);
    const hold = await this.parts.cabinBookings.getHold(form['hold'] ?? '');
    if (!hold) return this.parts.redirects.startAgain(res);
    const isFromDetails = form['guest1-first'] !== undefined;
    if (isFromDetails) await this.parts.draft.save(hold, form);
    const extended = await this.renew(req, res, hold);
    const subject = extended && (await this.parts.presenter.subject(extended));
    if (req.get('accept') !== 'application/json') {
      const isAtPayment = isReadyToPay(hold) && !isFromDetails;
      const step = isAtPayment ? hrefPayment(hold.holdId) : hrefDetails(hold.holdId);
      return res.redirect(303, extended ? step : hrefNotExtended(step));
    }
    if (!extended || !subject) return void res.status(409).end();
    const { secondsLeft, text } = this.parts.presenter.hold(extended, subject.suite);
    res.set('Cache-Control', 'no-store').json({ secondsLeft, text });
  };

  /** Undefined when the hold has ended, became a reservation, or costs another price by now. */
  private async renew(req: Request, res: Response, hold: CabinHold): Promise<CabinHold | undefined> {
    if (hold.reservationId !== undefined || hold.expiresAt <= this.parts.clock.now()) return undefined;
    const { holdId, itineraryId, category, ages, cabinNumber } = hold;
    const outcome = await this.parts.holdCabin.run({
      request: { itineraryId, category, ages },
      cabinNumber,
      actor: this.parts.visitors.actorOf(req, res),
      formerHoldId: holdId,
    });
    return outcome.kind === 'held' && outcome.hold.holdId === holdId ? outcome.hold : undefined;
  }
}
