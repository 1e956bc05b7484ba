import type { Request, Response } from 'express';
import type { BookingRecord } from '../../core/engine/booking-records.port';
import type { CancelSuite } from '../../core/engine/cancel-suite';
import type { PaymentAmounts } from '../../core/engine/payment-amounts';
import type { PaymentIntent, PaymentIntents } from '../../core/engine/payment-intents.port';
import type { PaymentMethod } from '../../core/engine/payments.port';
import { formatMoney, type Money } from '../../core/shared/money';
import type { TripRepository } from '../../core/trips/trip-repository.port';
import type { AmountFormView } from '../../../views/engine/AmountForm';
import type { BankCodePage } from '../../../views/engine/BankCodePage';
import type { PersonView } from '../../../views/engine/CallPerson';
import type { AmountProblem } from '../../../views/engine/manage-views';
import type { ManagePage, ManageState } from '../../../views/engine/ManagePage';
import { hrefContactUs, hrefTrip } from '../hrefs';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import { newPaymentFields } from './amount-form';
import { type BindingTerms, toTermsSubject, toGroupTermsSubject } from './binding-terms';
import type { FormAnswers } from '../../../views/engine/mistakes-in-order';
import { hrefCancelSuite } from './engine-hrefs';
import { hrefSecondStep, hrefBreakdown, hrefManage, type ManageVisit } from './manage-access';
import { closedState, type ManagePresenter, toAmountChoices } from './manage-presenter';
import { demoBankCode, demoCards } from './test-cards';
import { signedInGuest } from '../session/guest-of';

interface ManageScreensParts {
  readonly presenter: ManagePresenter;
  readonly cancelSuite: Pick<CancelSuite, 'cost'>;
  readonly intents: Pick<PaymentIntents, 'findOpen'>;
  readonly trips: Pick<TripRepository, 'getTrip'>;
  readonly isDemo: boolean;
  readonly person: PersonView;
  readonly method: PaymentMethod;
  readonly terms: Pick<BindingTerms, 'show'>;
}

export interface ManagedReservation extends ManageVisit {
  readonly record: BookingRecord;
}

interface PaymentNotice {
  readonly receivedAmount?: Money;
  readonly isUnpaid?: boolean;
  readonly isGivenBack?: boolean;
  readonly answers?: FormAnswers;
  readonly problem?: AmountProblem;
}

const empty: FormAnswers = { values: {}, errors: {} };

export class ManageScreens {
  constructor(private readonly parts: ManageScreensParts) {}

  async manage(
    req: Request,
    res: Response,
    reservation: ManagedReservation,
    notice: PaymentNotice,
  ): Promise<PageAnswer<typeof ManagePage>> {
    const { presenter, intents, trips } = this.parts;
    const open = await intents.findOpen(reservation.reservationId);
    const guest = signedInGuest(req);
    const trip = guest && (await trips.getTrip(guest, reservation.reservationId));
    const awaitingIntent = open.find(({ state }) => state === 'awaiting-code');
    const amounts = presenter.amounts(reservation.record);
    return {
      status: res.statusCode,
      props: {
        ...(await this.frameOf(reservation)),
        state: this.stateOf({
          reservation,
          notice,
          amounts,
          terms: amounts ? await this.termsOf(reservation.record) : {},
          charging: open.find(({ state }) => state === 'charging'),
          requestId: String(req.id),
        }),
        ...(notice.isUnpaid ? { isUnpaid: true } : {}),
        ...(notice.isGivenBack ? { isGivenBack: true } : {}),
        ...(notice.receivedAmount ? { receivedAmount: formatMoney(notice.receivedAmount) } : {}),
        ...(awaitingIntent && {
          awaitingCode: {
            amount: formatMoney(awaitingIntent.amount),
            href: hrefSecondStep(reservation, { payment: awaitingIntent.paymentId }),
          },
        }),
        ...(trip ? { tripHref: hrefTrip(reservation.reservationId, 'payment') } : {}),
        together: await presenter.together(reservation.record),
        ...(this.parts.cancelSuite.cost(reservation.record)
          ? { cancelHref: hrefCancelSuite(reservation.reservationId) }
          : {}),
      },
    };
  }

  async bankCode(
    res: Response,
    reservation: ManagedReservation,
    intent: PaymentIntent,
    error?: string,
  ): Promise<PageAnswer<typeof BankCodePage>> {
    return {
      status: res.statusCode,
      props: {
        ...(await this.frameOf(reservation)),
        amount: formatMoney(intent.amount),
        action: paths.engine.bankCode,
        hiddenFields: { ...reservation.proof, payment: intent.paymentId },
        backHref: hrefManage(reservation),
        ...(error ? { error } : {}),
        ...(this.parts.isDemo ? { testCode: demoBankCode } : {}),
      },
    };
  }

  private async termsOf(record: BookingRecord): Promise<Pick<AmountFormView, 'terms' | 'termsOfAll'>> {
    const { terms } = this.parts;
    const group = toGroupTermsSubject(record);
    return {
      ...(record.status === 'OF' ? { terms: await terms.show(toTermsSubject(record)) } : {}),
      ...(group ? { termsOfAll: await terms.show(group) } : {}),
    };
  }

  private async frameOf(reservation: ManagedReservation) {
    const { presenter } = this.parts;
    return {
      reservation: await presenter.reservation(reservation.record),
      account: presenter.account(reservation.record, hrefBreakdown(reservation)),
    };
  }

  private stateOf({
    reservation,
    notice,
    amounts,
    terms,
    charging,
    requestId,
  }: {
    readonly reservation: ManagedReservation;
    readonly notice: PaymentNotice;
    readonly amounts: PaymentAmounts | undefined;
    readonly terms: Pick<AmountFormView, 'terms' | 'termsOfAll'>;
    readonly charging: PaymentIntent | undefined;
    readonly requestId: string;
  }): ManageState {
    if (charging)
      return {
        kind: 'waiting',
        amount: formatMoney(charging.amount),
        againHref: hrefManage(reservation, { paid: charging.paymentId }),
      };
    if (!amounts || this.parts.method === 'none')
      return {
        kind: 'closed',
        why: amounts ? 'elsewhere' : closedState(reservation.record),
        contactHref: hrefContactUs('booking', { reference: reservation.reservationId }),
      };
    const form: AmountFormView = {
      action: paths.engine.manage,
      hiddenFields: { ...reservation.proof, ...newPaymentFields(amounts) },
      choices: toAmountChoices(amounts),
      ...terms,
      ...(notice.answers ?? empty),
      ...(notice.problem && {
        problem: {
          kind: notice.problem,
          reference: requestId,
          ...(notice.problem === 'declines' ? { person: this.parts.person } : {}),
        },
      }),
      method: this.parts.method,
      ...(this.parts.isDemo && this.parts.method === 'test-cards' ? { testCards: demoCards } : {}),
    };
    return { kind: 'payable', form };
  }
}
