import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { ReservationLayout, type ReservationHeaderView } from '../layout/ReservationLayout';
import { Button, ButtonLink } from '../ui/Button';
import { Field } from '../ui/Field';
import { EngineForm, type EngineFormView } from './EngineForm';
import { engineTexts as texts } from './engine.texts';

export interface SecondStepPageProps {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly form: EngineFormView;
  /** $6,125.00. */
  readonly amount: string;
  readonly cardLast4?: string;
  /** The field's name is `code`. */
  readonly codeError?: string;
  /** Back to the Payment step. */
  readonly otherCardHref: string;
}

/** The code that a bank asks for before it pays. */
export function SecondStepPage({ frame, header, form, amount, cardLast4, codeError, otherCardHref }: SecondStepPageProps) {
  return (
    <ReservationLayout frame={frame} header={header}>
      <Head title={texts.secondStepTitle} isPrivate />
      <div className="engine engine--narrow">
        <h1 className="reservation__title">{texts.secondStepHeading}</h1>
        <p className="reservation__lead">{cardLast4 ? texts.secondStepLead(amount, cardLast4) : texts.secondStepLeadPlain(amount)}</p>
        <EngineForm form={form}>
          <Field id="code" name="code" label={texts.bankCode} error={codeError} inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
          <div className="engine-form__end">
            <Button>{texts.pay}</Button>
            <ButtonLink variant="quiet" href={otherCardHref}>{texts.otherCard}</ButtonLink>
          </div>
        </EngineForm>
      </div>
    </ReservationLayout>
  );
}
