import type { Request, Response } from 'express';
import type { AnswerSecondStep } from '../../core/engine/answer-second-step';
import type { BookCabinOutcome } from '../../core/engine/book-cabin';
import type { CabinHold } from '../../core/engine/booking';
import type { BookingAdvisers } from '../../core/engine/booking-advisers.port';
import type { CabinBookings } from '../../core/engine/cabin-bookings.port';
import type { TooManyDeclines } from '../../core/engine/decline-limits';
import { agesOf, isReadyToPay } from '../../core/engine/held-suites';
import type { SaveGuestDetails } from '../../core/engine/save-guest-details';
import type { Clock } from '../../core/shared/clock.port';
import type { DetailsPage } from '../../../views/engine/DetailsPage';
import type { PaymentProblem } from '../../../views/engine/engine-views';
import { PaymentPage } from '../../../views/engine/PaymentPage';
import type { SecondStepPage } from '../../../views/engine/SecondStepPage';
import { answerWith, type PageAnswer, PageResponse } from '../rendering/page-answer';
import type { BindingTerms } from './binding-terms';
import type { BookingReceipt } from './booking-receipt';
import type { DetailsDraft } from './details-draft';
import type { EngineEntrance } from './engine-entrance';
import type { FormAnswers } from '../../../views/engine/engine-form';
import type { EngineScreens } from './engine-screens';
import { cameUnpaid, hrefDetails, hrefPayment, hrefSecondStep } from './engine-hrefs';
import { addressNotSold } from './engine-request';
import {
  companionValues,
  guestErrors,
  restoredGuestValues,
  restoredPaymentValues,
  readAdviser,
  readChosenSuites,
  readTypedGuests,
} from './guest-form';
import type { HoldCookie } from './hold-cookie';
import type { HoldRedirects } from './hold-redirects';
import type { LeadGuest } from './lead-guest';
import type { LimitedPayments } from './limited-payments';
import type { PaymentForm } from './payment-form';
import { textFieldsOf } from '../routing/read-form';
import { holdInQuery } from './hold-in-query';

interface EnginePagesParts {
  readonly entrance: Pick<EngineEntrance, 'enter'>;
  readonly saveGuests: SaveGuestDetails;
  readonly answerSecondStep: AnswerSecondStep;
  readonly paymentForm: PaymentForm;
  readonly redirects: HoldRedirects;
  readonly cabinBookings: CabinBookings;
  readonly screens: EngineScreens;
  readonly terms: BindingTerms;
  readonly receipt: BookingReceipt;
  readonly holdCookie: HoldCookie;
  readonly leadGuest: LeadGuest;
  readonly draft: Pick<DetailsDraft, 'save' | 'find' | 'forget' | 'savedValues'>;
  readonly advisers: Pick<BookingAdvisers, 'note'>;
  readonly payments: LimitedPayments;
  readonly clock: Clock;
}

/** Every POST redirects or shows the form again (RES-20, H05). */
export class EnginePages {
  constructor(private readonly parts: EnginePagesParts) {}

  /** The site's query (ENG-01) creates a hold and redirects to `hold`, which shows it. */
  readonly details = async (
    req: Request,
    res: Response,
  ): Promise<PageAnswer<typeof DetailsPage> | PageResponse | void> => {
    if (holdInQuery(req.query) === undefined) return this.parts.entrance.enter(req, res);
    const hold = await this.openHold(req, res);
    if (!hold) return;
    const draft = await this.parts.draft.find(hold.holdId);
    return this.parts.screens.details(req, res, hold, {
      values: draft ?? (hold.guests ? await this.parts.draft.savedValues(hold) : await this.parts.leadGuest.of(req)),
      errors: {},
      ...(draft ? { isRestored: true } : {}),
      companions: (await this.parts.leadGuest.companions(req)).map(({ name }) => name),
    });
  };

  readonly saveDetails = async (req: Request, res: Response): Promise<PageAnswer<typeof DetailsPage> | void> => {
    const form = textFieldsOf(req.body);
    const holdId = form['hold'] ?? '';
    const hold = await this.parts.cabinBookings.getHold(holdId);
    if (!hold) return this.parts.redirects.startAgain(res);
    if (form['companion'] !== undefined) return this.addCompanion(req, res, hold, form);
    const count = agesOf(hold).length;
    const chosenSuites = readChosenSuites(form, count);
    const outcome = await this.parts.saveGuests.run({
      holdId,
      typedGuests: readTypedGuests(form, count),
      ...(chosenSuites ? { chosenSuites } : {}),
    });
    const { adviser, mistakes } = readAdviser(form);
    if (outcome.kind === 'invalid' || (outcome.kind === 'saved' && mistakes)) {
      await this.parts.draft.save(hold, form);
      return this.parts.screens.details(req, res.status(422), hold, {
        values: restoredGuestValues(form, count),
        errors: { ...(outcome.kind === 'invalid' ? guestErrors(outcome.errors) : {}), ...mistakes },
      });
    }
    switch (outcome.kind) {
      case 'saved':
        await this.parts.advisers.note(holdId, adviser);
        await this.parts.draft.forget(holdId);
        res.redirect(303, hrefPayment(holdId));
        return;
      case 'changed':
        return res.redirect(303, hrefDetails(holdId));
      case 'reserved':
      case 'hold-expired':
      case 'unknown-hold':
        return this.afterBooking(req, res, { hold, outcome });
    }
  };

  /** The value `2-0` puts the first companion in place of the second guest. Other typed values stay. */
  private async addCompanion(
    req: Request,
    res: Response,
    hold: CabinHold,
    form: Readonly<Record<string, string>>,
  ): Promise<void> {
    const [, guest = '', position = ''] = /^(\d{1,2})-(\d{1,2})$/.exec(form['companion'] ?? '') ?? [];
    const companion = (await this.parts.leadGuest.companions(req))[Number(position)];
    const values = companion && guest !== '' ? companionValues(Number(guest), companion) : {};
    await this.parts.draft.save(hold, { ...form, ...values });
    res.redirect(303, `${hrefDetails(hold.holdId)}#guest${guest}-first`);
  }

  readonly payment = async (req: Request, res: Response): Promise<PageAnswer<typeof PaymentPage> | void> => {
    const hold = await this.openHold(req, res);
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
      return this.afterBooking(req, res, { hold, outcome: { kind: 'reserved', reservationId: hold.reservationId } });
    const values = restoredPaymentValues(form);
    const read = await this.parts.paymentForm.read(form, hold);
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
    return this.afterBooking(req, res, { hold, outcome });
  };

  readonly secondStep = async (req: Request, res: Response): Promise<PageAnswer<typeof SecondStepPage> | void> => {
    const hold = await this.openHold(req, res);
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
    return this.afterBooking(req, res, { hold, outcome });
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

  private async afterBooking(
    req: Request,
    res: Response,
    {
      hold,
      outcome,
    }: {
      readonly hold: CabinHold;
      readonly outcome: Exclude<BookCabinOutcome, { kind: keyof typeof problems }>;
    },
  ): Promise<void> {
    switch (outcome.kind) {
      case 'reserved':
        return this.parts.redirects.toConfirmation(req, res, outcome.reservationId, {
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
        return this.parts.redirects.sendBack(res, hold);
      case 'unknown-hold':
        return this.parts.redirects.startAgain(res);
      case 'not-sold':
        return res.redirect(303, addressNotSold(hold));
    }
  }

  /** Redirects a completed hold to its confirmation, and an expired one back to the suites. */
  private async openHold(req: Request, res: Response): Promise<CabinHold | undefined> {
    const hold = await this.parts.cabinBookings.getHold(holdInQuery(req.query) ?? '');
    if (!hold) this.parts.redirects.startAgain(res);
    else if (hold.reservationId !== undefined) res.redirect(303, this.parts.receipt.address(hold.reservationId));
    else if (hold.expiresAt <= this.parts.clock.now()) await this.parts.redirects.sendBack(res, hold);
    else return hold;
    return undefined;
  }
}

const problems = {
  declined: [422, 'declined'],
  pending: [202, 'unknown'],
  unavailable: [503, 'unavailable'],
} as const;
