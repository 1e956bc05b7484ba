import { QuietLink } from '../ui/Button';
import { ErrorSummary } from '../ui/ErrorSummary';
import { Field } from '../ui/Field';
import { HiddenFields } from '../ui/HiddenFields';
import { Widget } from '../widgets/Widget';
import { mistakesInOrder } from './mistakes-in-order';
import { engineTexts } from './engine.texts';
import { SubmitOnce } from './SubmitOnce.widget';

const texts = engineTexts.secondStep;

export interface BankCodeFormProps {
  readonly action: string;
  readonly hiddenFields: Readonly<Record<string, string>>;
  readonly error?: string | undefined;
  readonly backHref: string;
  readonly label: string;
  readonly backLabel: string;
  readonly testCode?: string | undefined;
}

export function BankCodeForm({ action, hiddenFields, error, backHref, label, backLabel, testCode }: BankCodeFormProps) {
  return (
    <>
      <ErrorSummary mistakes={error === undefined ? [] : mistakesInOrder({ 'bank-code': error }, ['bank-code'])} />
      <form className="engine-form second-step" method="post" action={action} noValidate data-answer="in-page">
        <HiddenFields fields={hiddenFields} />
        <Field
          id="bank-code"
          name="bank-code"
          className="second-step__code"
          label={texts.code}
          hint={texts.codeHint}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
        {testCode === undefined ? null : (
          <p className="second-step__demo">
            {texts.testCode}: <span className="second-step__figures">{testCode}</span>
          </p>
        )}
        <div className="engine-form__end">
          <Widget
            of={SubmitOnce}
            name="engine/SubmitOnce"
            wake="idle"
            props={{ label, busyLabel: engineTexts.payment.busy }}
          />
          <QuietLink href={backHref}>{backLabel}</QuietLink>
        </div>
      </form>
    </>
  );
}
