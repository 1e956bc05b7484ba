import type { Request, Response } from 'express';
import type { AnswerSecondStep } from '../../core/engine/answer-second-step';
import type { BookCabinOutcome, Payment } from '../../core/engine/book-cabin';
import type { CabinHold } from '../../core/engine/booking';
import type { BookingRecords } from '../../core/engine/booking-records.port';
import type { CabinBookings } from '../../core/engine/cabin-bookings.port';
import { checkCardDetails } from '../../core/engine/card-details';
import type { TooManyDeclines } from '../../core/engine/decline-limits';
import type { SaveGuestDetails } from '../../core/engine/save-guest-details';
import type { Clock } from '../../core/shared/clock.port';
import type { ReservationStatus } from '../../core/trips/trip';
import type { ConfirmationPage } from '../../../views/engine/ConfirmationPage';
import type { DetailsPage } from '../../../views/engine/DetailsPage';
import { PaymentPage } from '../../../views/engine/PaymentPage';
import type { SecondStepPage } from '../../../views/engine/SecondStepPage';
import { notFound } from '../http-error';
import { hrefLogin, hrefTrip } from '../hrefs';
import { paths } from '../paths';
import { answerWith, type PageAnswer, PageResponse } from '../rendering/page-answer';
import type { OwnBookings } from '../trips/own-bookings';
import type { BindingTerms } from './binding-terms';
import { type BookingReceipt, isRevoked } from './booking-receipt';
import { type EnginePresenter, toPaymentChoices } from './engine-presenter';
import type { EngineEntrance } from './engine-entrance';
import type { EngineScreens, FormAnswers } from './engine-screens';
import { hrefDetails, hrefPayment, hrefSecondStep } from './engine-hrefs';
import { addressBackToSite, addressNotSold } from './engine-request';
import {
  cardErrors,
  guestErrors,
  restoredGuestValues,
  restoredPaymentValues,
  readTypedCard,
  readTypedGuests,
  savedGuestValues,
} from './guest-form';
import type { HoldCookie } from './hold-cookie';
import type { LeadGuest } from './lead-guest';
import type { LimitedPayments } from './limited-payments';
import { textFieldsOf } from '../routing/read-form';
import { signedInGuest } from '../sign-in/guest-of';

type Form = Readonly<Record<string, string | undefined>>;

interface EnginePagesParts {
  readonly entrance: Pick<EngineEntrance, 'enter'>;
  readonly saveGuests: SaveGuestDetails;
  readonly answerSecondStep: AnswerSecondStep;
  readonly cabinBookings: CabinBookings;
  readonly records: BookingRecords;
  readonly presenter: EnginePresenter;
  readonly screens: EngineScreens;
  readonly terms: BindingTerms;
  readonly receipt: BookingReceipt;
  readonly holdCookie: HoldCookie;
  readonly ownBookings: Pick<OwnBookings, 'remember'>;
  readonly leadGuest: LeadGuest;
  readonly payments: LimitedPayments;
  readonly clock: Clock;
}

/**
 * Details and Payment of the embedded engine, and the pages after them (RES-20, H05). Every POST redirects or shows the
 * form again.
 */
export class EnginePages {
  constructor(private readonly parts: EnginePagesParts) {}

  /** The site's query (ENG-01) creates a hold and redirects to its page; `hold` shows that hold. */
  readonly details = async (
    req: Request,
    res: Response,
  ): Promise<PageAnswer<typeof DetailsPage> | PageResponse | void> => {
    if (typeof req.query['hold'] !== 'string') return this.parts.entrance.enter(req, res);
    const hold = await this.livingHold(req.query['hold'], res);
    if (hold)
      return this.parts.screens.details(req, res, hold, {
        values: hold.guests ? savedGuestValues(hold) : await this.parts.leadGuest.of(req),
        errors: {},
      });
  };

  readonly saveDetails = async (req: Request, res: Response): Promise<PageAnswer<typeof DetailsPage> | void> => {
    const form = textFieldsOf(req.body);
    const holdId = form['hold'] ?? '';
    const hold = await this.parts.cabinBookings.getHold(holdId);
    if (!hold) return this.startAgain(res);
    const outcome = await this.parts.saveGuests.run({ holdId, typed: readTypedGuests(form, hold.ages.length) });
    switch (outcome.kind) {
      case 'saved':
        res.redirect(303, hrefPayment(holdId));
        return;
      case 'invalid':
        return this.parts.screens.details(req, res.status(422), hold, {
          values: restoredGuestValues(form, hold.ages.length),
          errors: guestErrors(outcome.errors),
        });
      case 'reserved':
      case 'hold-expired':
      case 'unknown-hold':
        return this.afterBooking(req, res, { hold, outcome });
    }
  };

  readonly payment = async (req: Request, res: Response): Promise<PageAnswer<typeof PaymentPage> | void> => {
    const hold = await this.livingHold(String(req.query['hold'] ?? ''), res);
    if (!hold) return;
    if (!hold.guests) res.redirect(303, hrefDetails(hold.holdId));
    else return this.parts.screens.payment(req, res, hold, { values: {}, errors: {} });
  };

  readonly pay = async (req: Request, res: Response): Promise<PageAnswer<typeof PaymentPage> | PageResponse | void> => {
    const form = textFieldsOf(req.body);
    const hold = await this.parts.cabinBookings.getHold(form['hold'] ?? '');
    if (!hold) return this.startAgain(res);
    const values = restoredPaymentValues(form);
    const read = readPayment(form, hold, this.parts.clock.now());
    if (read.kind === 'invalid')
      return this.parts.screens.payment(req, res.status(422), hold, { values, errors: read.errors });
    await this.parts.terms.recordAcceptance(hold);
    const outcome = await this.parts.payments.pay(req, res, hold, read.payment);
    if (outcome instanceof PageResponse) return outcome;
    if (outcome.kind === 'too-many-declines') return this.refusePayment(req, res, hold, values, outcome);
    if (outcome.kind === 'too-many-unpaid') {
      res.set('Retry-After', String(outcome.retryAfterSeconds));
      return this.parts.screens.payment(req, res.status(429), hold, { values, errors: {} }, 'offers');
    }
    if (outcome.kind === 'too-many-offers')
      return this.parts.screens.payment(req, res.status(422), hold, { values, errors: {} }, 'offers');
    if (outcome.kind === 'declined' || outcome.kind === 'pending') {
      const kind = outcome.kind === 'declined' ? 'declined' : 'unknown';
      return this.parts.screens.payment(
        req,
        res.status(outcome.kind === 'declined' ? 422 : 202),
        hold,
        { values, errors: {} },
        kind,
      );
    }
    return this.afterBooking(req, res, { hold, outcome });
  };

  readonly secondStep = async (req: Request, res: Response): Promise<PageAnswer<typeof SecondStepPage> | void> => {
    const hold = await this.livingHold(String(req.query['hold'] ?? ''), res);
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
    if (!hold) return this.startAgain(res);
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
    if (outcome.kind === 'too-many-declines')
      return answerWithPayment(await this.refusePayment(req, res, hold, {}, outcome));
    if (outcome.kind === 'declined') return this.paymentAgain(req, res.status(422), hold, 'declined');
    if (outcome.kind === 'pending') return this.paymentAgain(req, res.status(202), hold, 'unknown');
    return this.afterBooking(req, res, { hold, outcome });
  };

  readonly confirmation = async (req: Request, res: Response): Promise<PageAnswer<typeof ConfirmationPage> | void> => {
    const opened = this.parts.receipt.open(req.query['receipt']);
    if (opened?.isExpired) return res.redirect(303, hrefLogin(hrefTrip(opened.reservationId)));
    const record = opened && (await this.parts.records.getBooking(opened.reservationId));
    if (!record || isRevoked(record, opened.madeAt)) throw notFound();
    const subject = await this.parts.presenter.reserved(record);
    const manageHref = this.parts.receipt.manageAddress(record.reservationId);
    if (!subject || !stillStands.has(record.status)) return res.redirect(303, manageHref);
    const trip = hrefTrip(record.reservationId);
    const next = signedInGuest(req)
      ? { kind: 'trip' as const, href: trip }
      : { kind: 'sign-in' as const, href: hrefLogin(paths.trips.list), email: record.email ?? '' };
    return {
      props: this.parts.presenter.confirmation(record, subject, { next, manageHref }),
    };
  };

  readonly release = async (req: Request, res: Response): Promise<void> => {
    const holdId = textFieldsOf(req.body)['hold'] ?? '';
    const hold = await this.parts.cabinBookings.getHold(holdId);
    if (hold) await this.parts.cabinBookings.release(holdId);
    this.parts.holdCookie.forget(res);
    res.redirect(303, hold ? await this.addressOf(hold) : paths.voyages.list);
  };

  /** The bank's question ends on the payment page, which another address has. */
  private async paymentAgain(
    req: Request,
    res: Response,
    hold: CabinHold,
    problem: 'declined' | 'unknown',
  ): Promise<PageResponse | void> {
    return answerWithPayment(await this.parts.screens.payment(req, res, hold, { values: {}, errors: {} }, problem));
  }

  private refusePayment(
    req: Request,
    res: Response,
    hold: CabinHold,
    values: FormAnswers['values'],
    { retryAfterSeconds }: TooManyDeclines,
  ): Promise<PageAnswer<typeof PaymentPage> | void> {
    res.set('Retry-After', String(retryAfterSeconds));
    return this.parts.screens.payment(req, res.status(429), hold, { values, errors: {} }, 'declines');
  }

  private async afterBooking(
    req: Request,
    res: Response,
    {
      hold,
      outcome,
    }: {
      readonly hold: CabinHold;
      readonly outcome: Exclude<BookCabinOutcome, { kind: 'declined' | 'pending' }>;
    },
  ): Promise<void> {
    switch (outcome.kind) {
      case 'reserved':
        this.parts.holdCookie.forget(res);
        this.parts.ownBookings.remember(req, res, outcome.reservationId);
        return res.redirect(303, this.parts.receipt.address(outcome.reservationId));
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

  /**
   * Returns a hold that can still be filled in. A completed one redirects to its confirmation, an expired one back to
   * the suites.
   */
  private async livingHold(holdId: string, res: Response): Promise<CabinHold | undefined> {
    const hold = await this.parts.cabinBookings.getHold(holdId);
    if (!hold) this.startAgain(res);
    else if (hold.reservationId !== undefined) res.redirect(303, this.parts.receipt.address(hold.reservationId));
    else if (hold.expiresAt <= this.parts.clock.now()) await this.sendBack(res, hold);
    else return hold;
    return undefined;
  }

  private async sendBack(res: Response, hold: CabinHold): Promise<void> {
    res.redirect(303, await this.addressOf(hold, 'RES-Hold'));
  }

  private async addressOf(hold: CabinHold, errorcode?: string): Promise<string> {
    const subject = await this.parts.presenter.subject(hold);
    if (!subject) return addressNotSold(hold);
    return addressBackToSite({
      itineraryId: hold.itineraryId,
      suiteId: subject.suite.suiteId,
      ages: hold.ages,
      ...(errorcode ? { errorcode } : {}),
    });
  }

  private startAgain(res: Response): void {
    res.redirect(303, paths.voyages.list);
  }
}

const answerWithPayment = (answer: PageAnswer<typeof PaymentPage> | void): PageResponse | void =>
  answer && answerWith(PaymentPage, answer);

const stillStands: ReadonlySet<ReservationStatus> = new Set(['BK', 'OF', 'WL']);

type ReadPayment =
  | { readonly kind: 'valid'; readonly payment: Payment }
  | { readonly kind: 'invalid'; readonly errors: FormAnswers['errors'] };

function readPayment(form: Form, hold: CabinHold, now: Date): ReadPayment {
  const choice = toPaymentChoices(hold.quote).find(({ value }) => value === form['choice'])?.value;
  if (choice === 'offer') return { kind: 'valid', payment: { choice } };
  if (choice === undefined) return { kind: 'invalid', errors: { choice: 'Please choose how you would like to pay.' } };
  const checked = checkCardDetails(readTypedCard(form), now);
  return checked.kind === 'valid'
    ? { kind: 'valid', payment: { choice, card: checked.card } }
    : { kind: 'invalid', errors: cardErrors(checked.errors) };
}
