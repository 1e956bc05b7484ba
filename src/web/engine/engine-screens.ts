import type { FormAnswers } from '../../../views/engine/mistakes-in-order';
import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { BookingRequest, CabinHold, Quote } from '../../core/engine/booking';
import { guestsOf, paymentTermsOf, suitesOf } from '../../core/engine/held-suites';
import type { PaymentMethod } from '../../core/engine/payments.port';
import { formatMoney, type Money } from '../../core/shared/money';
import type { PersonView } from '../../../views/engine/CallPerson';
import type { DetailsPage } from '../../../views/engine/DetailsPage';
import type { FareCoverView, HoldView, PaymentProblem } from '../../../views/engine/engine-views';
import type { PaymentPage } from '../../../views/engine/PaymentPage';
import type { PriceChangePage } from '../../../views/engine/PriceChangePage';
import type { SecondStepPage } from '../../../views/engine/SecondStepPage';
import type { Stage } from '../../core/reserve/reservation-steps';
import type { FareFactsPresenter } from '../fare-facts/fare-facts-presenter';
import { notFound } from '../http-error';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import type { BindingTerms } from './binding-terms';
import { cameFree, hrefPayment, hrefSuites, wasNotExtended } from './engine-hrefs';
import { addressNotSold } from './engine-request';
import { type EnginePresenter, toPaymentChoices } from './engine-presenter';
import { guestSlots } from './guest-form';
import { toHoldQuote } from './suite-views';
import { toPriceChange } from './price-change';
import { demoBankCode, demoCards } from './test-cards';

interface SecondStep {
  readonly hold: CabinHold;
  readonly amount: Money;
  readonly errors: FormAnswers['errors'];
}

export class EngineScreens {
  constructor(
    private readonly presenter: EnginePresenter,
    private readonly terms: BindingTerms,
    private readonly isDemo: boolean,
    private readonly person: PersonView,
    private readonly method: PaymentMethod,
    private readonly fareFacts: Pick<FareFactsPresenter, 'cover' | 'besidePrice'>,
  ) {}

  async details(
    req: Request,
    res: Response,
    hold: CabinHold,
    answers: FormAnswers & { readonly isRestored?: boolean; readonly companions?: readonly string[] },
  ): Promise<PageAnswer<typeof DetailsPage> | void> {
    const frame = await this.frameOf(hold, hold.guests ? 2 : 1.5);
    if (!frame) return res.redirect(303, addressNotSold(hold));
    return {
      status: res.statusCode,
      props: {
        ...frame,
        hold: holdOnStep(frame.hold, req.query),
        quote: toHoldQuote(hold, frame.suites),
        cover: this.cover(),
        suites: {
          list: frame.suites,
          removeAction: paths.engine.suites,
          addHref: hrefSuites(hold.holdId),
          ...arrangementOf(hold),
        },
        guests: guestSlots(hold),
        action: paths.engine.details,
        releaseAction: paths.engine.release,
        draftAction: paths.engine.draft,
        ...(cameFree(req.query) ? { isFreeAgain: true } : {}),
        ...answers,
      },
    };
  }

  async payment(
    req: Request,
    res: Response,
    hold: CabinHold,
    answers: FormAnswers,
    problem?: PaymentProblem['kind'],
  ): Promise<PageAnswer<typeof PaymentPage> | void> {
    const frame = await this.frameOf(hold, 2.5);
    if (!frame) return res.redirect(303, addressNotSold(hold));
    return {
      status: res.statusCode,
      props: {
        header: frame.header,
        hold: holdOnStep(frame.hold, req.query),
        terms: await this.terms.show(hold),
        quote: toHoldQuote(hold, frame.suites),
        cover: this.cover(),
        choices: toPaymentChoices(paymentTermsOf(hold), this.method, suitesOf(hold).length),
        method: this.method,
        action: paths.engine.payment,
        ...answers,
        ...(problem ? { problem: { kind: problem, reference: String(req.id) } } : {}),
        person: this.person,
        ...(this.isDemo && this.method === 'test-cards' ? { testCards: demoCards } : {}),
      },
    };
  }

  async secondStep(
    res: Response,
    { hold, amount, errors }: SecondStep,
  ): Promise<PageAnswer<typeof SecondStepPage> | void> {
    const frame = await this.frameOf(hold, 3);
    if (!frame) return res.redirect(303, addressNotSold(hold));
    return {
      status: res.statusCode,
      props: {
        header: frame.header,
        hold: frame.hold,
        amount: formatMoney(amount),
        action: paths.engine.secondStep,
        paymentHref: hrefPayment(hold.holdId),
        values: {},
        errors,
        ...(this.isDemo ? { testCode: demoBankCode } : {}),
      },
    };
  }

  /** Shows a price that differs from the quoted one; nothing is held until the visitor accepts it. */
  async priceChange({
    request,
    earlierQuote,
    now,
    acceptHref,
  }: {
    readonly request: BookingRequest;
    readonly earlierQuote: Quote;
    readonly now: Quote;
    readonly acceptHref: string;
  }): Promise<PageAnswer<typeof PriceChangePage>> {
    const subject = await this.presenter.subject(request);
    if (!subject) throw notFound();
    const header = this.presenter.header(subject, { stage: 1.5, ages: request.ages });
    return {
      props: { header, ...toPriceChange(earlierQuote, now), acceptHref, backHref: header.backHref },
    };
  }

  private cover(): FareCoverView {
    const { besidePrice } = this.fareFacts;
    return { ...this.fareFacts.cover(), ...(besidePrice === undefined ? {} : { note: besidePrice }) };
  }

  async frameOf(hold: CabinHold, stage: Stage) {
    const [subject, suites] = await Promise.all([this.presenter.subject(hold), this.presenter.heldSuites(hold)]);
    return (
      subject && {
        header: this.presenter.header(subject, { stage, ages: hold.ages, hold }),
        hold: this.presenter.hold(hold, subject.suite),
        suites,
      }
    );
  }
}

const holdOnStep = (hold: HoldView, query: Request['query']): HoldView =>
  wasNotExtended(query) ? { ...hold, isNotExtended: true } : hold;

function arrangementOf(hold: CabinHold): { readonly arrangement?: string } {
  const guests = hold.otherSuites && guestsOf(hold);
  if (!guests) return {};
  return { arrangement: createHash('sha256').update(JSON.stringify(guests)).digest('base64url').slice(0, 12) };
}
