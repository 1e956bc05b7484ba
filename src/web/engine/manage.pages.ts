import type { Request, Response } from 'express';
import type { AnswerPaymentCode } from '../../core/engine/answer-payment-code';
import { bookingNumber, type BookingRecord, type BookingRecords } from '../../core/engine/booking-records.port';
import type { DeclineLimits, Payer, TooManyDeclines } from '../../core/engine/decline-limits';
import type { PayReservation, PayReservationOutcome } from '../../core/engine/pay-reservation';
import type { PaymentIntent, PaymentIntents, PaymentShare } from '../../core/engine/payment-intents.port';
import type { PaymentMethod } from '../../core/engine/payments.port';
import type { Clock } from '../../core/shared/clock.port';
import type { TripRepository } from '../../core/trips/trip-repository.port';
import type { BankCodePage } from '../../../views/engine/BankCodePage';
import { ManagePage } from '../../../views/engine/ManagePage';
import { notFound } from '../http-error';
import { paths } from '../paths';
import { hrefLogin, hrefTrip } from '../hrefs';
import { answerWith, type PageAnswer, type PageResponse } from '../rendering/page-answer';
import { signedInGuest } from '../session/guest-of';
import type { GuestDocumentRenderer } from '../documents/guest-document-renderer';
import { fareBreakdownDocument } from '../trips/fare-breakdown.document';
import { restoredAmountValues, readAmountForm, readPaymentKey } from './amount-form';
import type { BookingVisitors } from './booking-visitors';
import { type BindingTerms, toTermsSubject, toGroupTermsSubject } from './binding-terms';
import { isRevoked } from './booking-receipt';
import type { FormAnswers } from '../../../views/engine/mistakes-in-order';
import type { HostedPages } from './hosted-pages';
import { hrefSecondStep, hrefManage, type ManageAccess } from './manage-access';
import type { ManagePermit } from './manage-permit';
import type { ManagePresenter } from './manage-presenter';
import type { ManagedReservation, ManageScreens } from './manage-screens';
import { readForm, textFieldsOf } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { countedCard } from './test-cards';

type Form = Readonly<Record<string, string | undefined>>;

interface ManagePagesParts {
  readonly access: ManageAccess;
  readonly permit: Pick<ManagePermit, 'address'>;
  readonly records: BookingRecords;
  readonly intents: PaymentIntents;
  readonly payReservation: PayReservation;
  readonly answerCode: AnswerPaymentCode;
  readonly trips: Pick<TripRepository, 'getTrip'>;
  readonly presenter: ManagePresenter;
  readonly renderer: Pick<GuestDocumentRenderer, 'render'>;
  readonly screens: ManageScreens;
  readonly clock: Clock;
  readonly visitors: Pick<BookingVisitors, 'payerOf'>;
  readonly declines: Pick<DeclineLimits, 'run'>;
  readonly method: PaymentMethod;
  readonly hostedPages: HostedPages;
  readonly terms: Pick<BindingTerms, 'recordAcceptance'>;
}

const ownerSchema = Joi.object({ reservationId: Joi.string().allow('') });

export class ManagePages {
  constructor(private readonly parts: ManagePagesParts) {}

  readonly show = async (req: Request, res: Response): Promise<PageAnswer<typeof ManagePage> | void> => {
    if (await this.entersAsOwner(req, res)) return;
    const expiredId = this.parts.access.readExpired(req.query);
    if (expiredId !== undefined) return res.redirect(303, hrefLogin(hrefTrip(expiredId, 'payment')));
    const reservation = await this.find(req.query);
    if (isRevoked(reservation.record, reservation.madeAt))
      return res.redirect(303, hrefLogin(hrefTrip(reservation.reservationId, 'payment')));
    const intent = await this.intentOf(reservation, req.query['paid']);
    const outcome = intent && (await this.parts.payReservation.read(intent));
    // A payment on the provider's page is credited first, so that the sums of the page include it.
    const current = outcome?.kind === 'paid' ? { ...reservation, ...(await this.fresh(reservation)) } : reservation;
    return this.parts.screens.manage(req, res, current, {
      ...(outcome?.kind === 'paid' ? { receivedAmount: outcome.amount } : {}),
      // A payment that a job or a webhook refunded before the guest was back has ended as declined.
      isGivenBack: outcome?.kind === 'not-payable' || outcome?.kind === 'declined',
      isUnpaid: outcome?.kind === 'hosted-page' || req.query['unpaid'] !== undefined,
    });
  };

  readonly pay = async (req: Request, res: Response): Promise<PageAnswer<typeof ManagePage> | void> => {
    const form = textFieldsOf(req.body);
    const reservation = await this.getManagedReservation(form);
    const paymentId = readPaymentKey(form);
    const amounts = this.parts.presenter.amounts(reservation.record);
    const earlier = await this.intentOf(reservation, paymentId);
    // A repeated submission is answered with its first outcome, whatever is due now.
    if (earlier)
      return this.after(
        { req, res, reservation, paymentId: earlier.paymentId, form },
        await this.parts.payReservation.read(earlier),
      );
    if (paymentId === undefined || !amounts) return res.redirect(303, hrefManage(reservation));
    const { method, clock, hostedPages } = this.parts;
    if (method === 'none') return res.redirect(303, hrefManage(reservation));
    const read = readAmountForm(form, amounts, { method, now: clock.now() });
    const answers = { values: restoredAmountValues(form), errors: read.kind === 'invalid' ? read.errors : {} };
    if (read.kind === 'invalid') return this.parts.screens.manage(req, res.status(422), reservation, { answers });
    if (read.kind === 'changed')
      return this.parts.screens.manage(req, res.status(409), reservation, { answers, problem: 'changed' });
    await this.recordAcceptance(reservation.record, read.shares);
    const payer = this.parts.visitors.payerOf(req, res, reservation.record.email);
    const outcome = await this.parts.declines.run(
      { ...payer, subject: bookingNumber(reservation.record), card: read.card && countedCard(read.card) },
      () =>
        this.parts.payReservation.run({
          paymentId,
          reservationId: reservation.reservationId,
          amount: read.amount,
          ...(read.shares ? { shares: read.shares } : {}),
          email: reservation.record.email,
          means: read.card
            ? { kind: 'test-card', card: read.card }
            : hostedPages.ofReservation(reservation, paymentId, paidForText(reservation.record, read.shares), payer),
        }),
    );
    return this.after({ req, res, reservation, paymentId, form }, outcome);
  };

  readonly bankCode = async (req: Request, res: Response): Promise<PageAnswer<typeof BankCodePage> | void> => {
    const reservation = await this.getManagedReservation(req.query);
    const intent = await this.intentOf(reservation, req.query['payment']);
    if (intent?.state === 'awaiting-code') return this.parts.screens.bankCode(res, reservation, intent);
    else res.redirect(303, hrefManage(reservation));
  };

  readonly answerBankCode = async (
    req: Request,
    res: Response,
  ): Promise<PageAnswer<typeof BankCodePage> | PageResponse | void> => {
    const form = textFieldsOf(req.body);
    const reservation = await this.getManagedReservation(form);
    const intent = await this.intentOf(reservation, form['payment']);
    if (!intent) return res.redirect(303, hrefManage(reservation));
    const code = (form['bank-code'] ?? '').slice(0, 40).replace(/\s/g, '');
    if (!/^\d{4,8}$/.test(code))
      return this.parts.screens.bankCode(
        res.status(422),
        reservation,
        intent,
        'Please write the code in digits, as your bank sent it.',
      );
    const answer = await this.after(
      { req, res, reservation, paymentId: intent.paymentId, form: {} },
      await this.parts.declines.run(this.payerOf(req, res, reservation), () =>
        this.parts.answerCode.run({ intent, code }),
      ),
    );
    return answer && answerWith(ManagePage, answer);
  };

  readonly fareBreakdown = async (req: Request, res: Response): Promise<void> => {
    const { reservationId, record } = await this.getManagedReservation(req.query);
    const { presenter, renderer } = this.parts;
    const sheet = await (req.query['of'] === 'booking'
      ? presenter.groupBreakdown(record)
      : presenter.breakdown(record));
    const pdf = await renderer.render({ ownerId: reservationId, template: fareBreakdownDocument, facts: sheet });
    res
      .type('pdf')
      .attachment(`fare-breakdown-${reservationId}.pdf`)
      .set('Cache-Control', 'private, no-store')
      .send(pdf);
  };

  /**
   * A guest who names their own trip receives a permit; anyone else does not learn that it exists (C1). A guest who
   * names nothing, as the path of the single sign-on may (ENG-05), chooses among their trips.
   */
  private async entersAsOwner(req: Request, res: Response): Promise<boolean> {
    const { reservationId } = readForm(ownerSchema, req.query);
    const guest = signedInGuest(req);
    if (guest && Object.keys(req.query).length === 0) {
      res.redirect(303, paths.trips.list);
      return true;
    }
    if (reservationId === undefined || !guest || !(await this.parts.trips.getTrip(guest, reservationId))) return false;
    res.redirect(303, this.parts.permit.address(reservationId));
    return true;
  }

  private async getManagedReservation(values: Readonly<Record<string, unknown>>): Promise<ManagedReservation> {
    const reservation = await this.find(values);
    if (isRevoked(reservation.record, reservation.madeAt)) throw notFound();
    return reservation;
  }

  /** Finds the reservation also by a revoked receipt, so that the page can ask its bearer to sign in. */
  private async find(values: Readonly<Record<string, unknown>>): Promise<ManagedReservation> {
    const visit = this.parts.access.read(values);
    const record = visit && (await this.parts.records.getBooking(visit.reservationId));
    if (!record) throw notFound();
    return { ...visit, record };
  }

  /** A payment that turns offers into bookings accepts the terms, each offer under its own number (reliability F8). */
  private async recordAcceptance(record: BookingRecord, shares?: readonly PaymentShare[]): Promise<void> {
    const { terms } = this.parts;
    const group = shares && toGroupTermsSubject(record);
    const subject = group ?? (record.status === 'OF' ? toTermsSubject(record) : undefined);
    if (!subject) return;
    const numbers = group
      ? record.group?.filter(({ status }) => status === 'OF').map(({ reservationId }) => reservationId)
      : [subject.holdId];
    for (const holdId of numbers ?? []) await terms.recordAcceptance({ ...subject, holdId });
  }

  /** Verifies that the payment belongs to this reservation, because its id comes from the browser. */
  private async intentOf(
    { reservationId }: ManagedReservation,
    paymentId: unknown,
  ): Promise<PaymentIntent | undefined> {
    const intent =
      typeof paymentId === 'string' && paymentId.length <= 100 ? await this.parts.intents.find(paymentId) : undefined;
    // A payment for the other suites may have been begun at a suite that has no share in it.
    const paidFor = [intent?.reservationId, ...(intent?.shares ?? []).map((share) => share.reservationId)];
    return paidFor.includes(reservationId) ? intent : undefined;
  }

  private async after(
    {
      req,
      res,
      reservation,
      paymentId,
      form,
    }: {
      readonly req: Request;
      readonly res: Response;
      readonly reservation: ManagedReservation;
      readonly paymentId: string;
      readonly form: Form;
    },
    outcome: PayReservationOutcome | TooManyDeclines,
  ): Promise<PageAnswer<typeof ManagePage> | void> {
    const answers: FormAnswers = { values: restoredAmountValues(form), errors: {} };
    switch (outcome.kind) {
      case 'paid':
        return res.redirect(303, hrefManage(reservation, { paid: paymentId }));
      case 'hosted-page':
        return res.redirect(303, outcome.address);
      case 'second-step':
        return res.redirect(303, hrefSecondStep(reservation, { payment: paymentId }));
      case 'pending':
      case 'in-progress':
        return res.redirect(303, hrefManage(reservation));
      case 'declined':
        return this.parts.screens.manage(req, res.status(422), reservation, { answers, problem: 'declined' });
      case 'too-many-declines':
        res.set('Retry-After', String(outcome.retryAfterSeconds));
        return this.parts.screens.manage(req, res.status(429), reservation, { answers, problem: 'declines' });
      case 'unavailable':
        return this.parts.screens.manage(req, res.status(503), reservation, { answers, problem: 'unavailable' });
      case 'not-payable':
        return this.parts.screens.manage(
          req,
          res.status(409),
          { ...reservation, ...(await this.fresh(reservation)) },
          { answers, isGivenBack: true },
        );
    }
  }

  private payerOf(req: Request, res: Response, { record }: ManagedReservation): Payer {
    return { ...this.parts.visitors.payerOf(req, res, record.email), subject: bookingNumber(record) };
  }

  private async fresh({ reservationId }: ManagedReservation): Promise<Partial<ManagedReservation>> {
    const record = await this.parts.records.getBooking(reservationId);
    return record ? { record } : {};
  }
}

const paidForText = ({ voyages: [{ title }] }: BookingRecord, shares?: readonly PaymentShare[]): string =>
  shares ? `${title}, ${shares.length} suites` : title;
