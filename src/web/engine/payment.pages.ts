import type { Request, Response } from 'express';
import type { AnswerSecondStep } from '../../core/engine/answer-second-step';
import type { CabinHold } from '../../core/engine/booking';
import type { CabinBookings } from '../../core/engine/cabin-bookings.port';
import type { TooManyDeclines } from '../../core/engine/decline-limits';
import { isReadyToPay } from '../../core/engine/held-suites';
import type { FormAnswers } from '../../../views/engine/mistakes-in-order';
import type { PaymentProblem } from '../../../views/engine/engine-views';
import { PaymentPage } from '../../../views/engine/PaymentPage';
import type { SecondStepPage } from '../../../views/engine/SecondStepPage';
import { answerWith, type PageAnswer, PageResponse } from '../rendering/page-answer';
import { textFieldsOf } from '../routing/read-form';
import type { BindingTerms } from './binding-terms';
import { cameUnpaid, hrefDetails, hrefPayment } from './engine-hrefs';
import type { EngineScreens } from './engine-screens';
import { restoredPaymentValues } from './guest-form';
import type { HoldRedirects } from './hold-redirects';
import type { LimitedPayments } from './limited-payments';
import type { PaymentForm } from './payment-form';

interface PaymentPagesParts {
  readonly answerSecondStep: AnswerSecondStep;
  readonly paymentForm: PaymentForm;
  readonly redirects: HoldRedirects;
  readonly cabinBookings: Pick<CabinBookings, 'getHold'>;
  readonly screens: Pick<EngineScreens, 'payment' | 'secondStep'>;
  readonly terms: BindingTerms;
  readonly payments: LimitedPayments;
}

/**
 * The steps where a visitor pays for a hold and answers the bank. Every POST redirects or shows the form again (RES-20,
 * H05).
 */
export class PaymentPages {
  constructor(private readonly parts: PaymentPagesParts) {}

  readonly show = async (req: Request, res: Response): Promise<PageAnswer<typeof PaymentPage> | void> => {
    const hold = await this.parts.redirects.openHold(req, res);
    if (!hold) return;
    if (!isReadyToPay(hold)) res.redirect(303, hrefDetails(hold.holdId));
    else {
      const problem = cameUnpaid(req.query) ? 'unpaid' : undefined;
      return this.parts.screens.payment(req, res, hold, { values: {}, errors: {} }, problem);
    }
  };

  readonly pay = async (req: Request, res: Response): Promise<PageResponse | void> => {
    const form = textFieldsOf(req.body);
    const hold = await this.parts.cabinBookings.getHold(form['hold'] ?? '');
    if (!hold) return this.parts.redirects.startAgain(res);
    if (hold.reservationId !== undefined)
      return this.parts.redirects.afterBooking(req, res, {
        hold,
        outcome: { kind: 'reserved', reservationId: hold.reservationId },
      });
    const values = restoredPaymentValues(form);
    const payerOf = () => this.parts.payments.payerOf(req, res, hold);
    const read = await this.parts.paymentForm.read(form, hold, payerOf);
    if (read.kind === 'invalid') return this.paymentAgain(req, res.status(422), hold, { values, errors: read.errors });
    await this.parts.terms.recordAcceptance(hold);
    const outcome = await this.parts.payments.pay(req, res, hold, read.payment);
    if (outcome instanceof PageResponse) return outcome;
    if (outcome.kind === 'too-many-declines') return this.refusePayment(req, res, hold, values, outcome);
    if (outcome.kind === 'too-many-unpaid') {
      res.set('Retry-After', String(outcome.retryAfterSeconds));
      return this.paymentAgain(req, res.status(429), hold, { values, errors: {} }, 'offers');
    }
    if (outcome.kind === 'too-many-offers')
      return this.paymentAgain(req, res.status(422), hold, { values, errors: {} }, 'offers');
    if (outcome.kind === 'declined' || outcome.kind === 'pending' || outcome.kind === 'unavailable') {
      const [status, problem] = problems[outcome.kind];
      return this.paymentAgain(req, res.status(status), hold, { values, errors: {} }, problem);
    }
    return this.parts.redirects.afterBooking(req, res, { hold, outcome });
  };

  readonly secondStep = async (req: Request, res: Response): Promise<PageAnswer<typeof SecondStepPage> | void> => {
    const hold = await this.parts.redirects.openHold(req, res);
    const amount = hold && (await this.parts.answerSecondStep.askedAmount(hold.holdId));
    if (hold && amount) return this.parts.screens.secondStep(res, { hold, amount, errors: {} });
    else if (hold) res.redirect(303, hrefPayment(hold.holdId));
  };

  readonly answerSecondStep = async (
    req: Request,
    res: Response,
  ): Promise<PageAnswer<typeof SecondStepPage> | PageResponse | void> => {
    const form = textFieldsOf(req.body);
    const hold = await this.parts.cabinBookings.getHold(form['hold'] ?? '');
    if (!hold) return this.parts.redirects.startAgain(res);
    const code = (form['bank-code'] ?? '').slice(0, 40).replace(/\s/g, '');
    const amount = /^\d{4,8}$/.test(code) ? undefined : await this.parts.answerSecondStep.askedAmount(hold.holdId);
    if (amount)
      return this.parts.screens.secondStep(res.status(422), {
        hold,
        amount,
        errors: { 'bank-code': 'Please enter the digits that your bank sent you.' },
      });
    const outcome = await this.parts.payments.limitDeclines(req, res, hold, () =>
      this.parts.answerSecondStep.run({ holdId: hold.holdId, code }),
    );
    if (outcome.kind === 'too-many-declines') return this.refusePayment(req, res, hold, {}, outcome);
    if (outcome.kind === 'declined' || outcome.kind === 'pending' || outcome.kind === 'unavailable') {
      const [status, problem] = problems[outcome.kind];
      return this.paymentAgain(req, res.status(status), hold, { values: {}, errors: {} }, problem);
    }
    return this.parts.redirects.afterBooking(req, res, { hold, outcome });
  };

  /** Names its page, because the bank's question and the proof of an address end with it at their own addresses. */
  private async paymentAgain(
    req: Request,
    res: Response,
    hold: CabinHold,
    answers: FormAnswers,
    problem?: PaymentProblem['kind'],
  ): Promise<PageResponse | void> {
    const answer = await this.parts.screens.payment(req, res, hold, answers, problem);
    return answer && answerWith(PaymentPage, answer);
  }

  private refusePayment(
    req: Request,
    res: Response,
    hold: CabinHold,
    values: FormAnswers['values'],
    { retryAfterSeconds }: TooManyDeclines,
  ): Promise<PageResponse | void> {
    res.set('Retry-After', String(retryAfterSeconds));
    return this.paymentAgain(req, res.status(429), hold, { values, errors: {} }, 'declines');
  }
}

const problems = {
  declined: [422, 'declined'],
  pending: [202, 'unknown'],
  unavailable: [503, 'unavailable'],
} as const;
