import type { Payment } from '../../core/engine/book-cabin';
import type { CabinHold } from '../../core/engine/booking';
import { checkCardDetails } from '../../core/engine/card-details';
import { paymentTermsOf, suitesOf } from '../../core/engine/held-suites';
import type { PayerDigests, PaymentMethod } from '../../core/engine/payments.port';
import type { Clock } from '../../core/shared/clock.port';
import { type EnginePresenter, toPaymentChoices } from './engine-presenter';
import { cardErrors, readTypedCard } from './guest-form';
import type { HostedPages } from './hosted-pages';

type Form = Readonly<Record<string, string | undefined>>;

type ReadPayment =
  | { readonly kind: 'valid'; readonly payment: Payment }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> };

interface PaymentFormParts {
  readonly method: PaymentMethod;
  readonly hostedPages: HostedPages;
  readonly presenter: Pick<EnginePresenter, 'paidFor'>;
  readonly clock: Clock;
}

/** Reads how a hold is to be paid. Card fields are read in a demonstration only (reliability F2). */
export class PaymentForm {
  constructor(private readonly parts: PaymentFormParts) {}

  async read(form: Form, hold: CabinHold, payerOf: () => PayerDigests): Promise<ReadPayment> {
    const { method, clock, hostedPages, presenter } = this.parts;
    const choices = toPaymentChoices(paymentTermsOf(hold), method, suitesOf(hold).length);
    const choice = choices.find(({ value }) => value === form['choice'])?.value;
    if (choice === 'offer') return { kind: 'valid', payment: { choice } };
    if (choice === undefined)
      return { kind: 'invalid', errors: { choice: 'Please choose how you would like to pay.' } };
    if (method === 'hosted-page')
      return {
        kind: 'valid',
        payment: { choice, means: hostedPages.ofHold(hold, await presenter.paidFor(hold), payerOf()) },
      };
    const cardCheck = checkCardDetails(readTypedCard(form), clock.now());
    return cardCheck.kind === 'valid'
      ? { kind: 'valid', payment: { choice, means: { kind: 'test-card', card: cardCheck.card } } }
      : { kind: 'invalid', errors: cardErrors(cardCheck.errors) };
  }
}
