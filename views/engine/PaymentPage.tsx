import type { TypedCard } from '../../src/core/engine/card-details';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { ReservationLayout, type ReservationHeaderView } from '../layout/ReservationLayout';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { Widget } from '../widgets/Widget';
import { EngineForm, type EngineFormView } from './EngineForm';
import { engineTexts as texts } from './engine.texts';
import { FareTable, type FareTableView } from './FareTable';
import { HoldTimer, type HoldTimerProps } from './HoldTimer.widget';
import { PaymentChoices, type PaymentChoiceView } from './PaymentChoices';

export interface PaymentPageProps {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly hold: HoldTimerProps;
  readonly form: EngineFormView;
  readonly quote: FareTableView;
  readonly choices: readonly PaymentChoiceView[];
  readonly card: CardFieldsView;
}

/** What was typed comes back; the server decides whether the number and the code may. */
export interface CardFieldsView {
  readonly values: Readonly<Partial<TypedCard>>;
  readonly errors: Readonly<Partial<TypedCard>>;
}

export function PaymentPage({ frame, header, hold, form, quote, choices, card }: PaymentPageProps) {
  return (
    <ReservationLayout frame={frame} header={header}>
      <Head title={texts.paymentTitle} isPrivate />
      <div className="engine engine--payment">
        <div>
          <h1 className="reservation__title">{texts.paymentHeading}</h1>
          <Widget of={HoldTimer} name="engine/HoldTimer" wake="idle" props={hold} />
        </div>
        <FareTable {...quote} />
        <EngineForm form={form}>
          <PaymentChoices choices={choices} />
          <CardFields {...card} />
          <div className="engine-form__end">
            <Button>{texts.reserve}</Button>
            <p className="engine-form__note">{texts.reserveNote}</p>
          </div>
        </EngineForm>
      </div>
    </ReservationLayout>
  );
}

function CardFields({ values, errors }: CardFieldsView) {
  const about = (field: keyof TypedCard) => ({ id: field, name: field, defaultValue: values[field], error: errors[field] });
  return (
    <fieldset className="card-fields">
      <legend className="choices__legend">{texts.card}</legend>
      <p className="card-fields__note"><Icon name="lock" />{texts.cardNote}</p>
      <div className="card-fields__grid">
        <Field {...about('nameOnCard')} className="card-fields__wide" label={texts.nameOnCard} autoComplete="cc-name" />
        <Field {...about('number')} className="card-fields__wide" label={texts.cardNumber} autoComplete="cc-number" inputMode="numeric" maxLength={24} />
        <Field {...about('expiry')} label={texts.expiry} hint={texts.expiryHint} autoComplete="cc-exp" inputMode="numeric" maxLength={7} />
        <Field {...about('securityCode')} label={texts.securityCode} hint={texts.securityCodeHint} autoComplete="cc-csc" inputMode="numeric" maxLength={4} />
      </div>
    </fieldset>
  );
}
