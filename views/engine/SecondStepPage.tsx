import type { Frame } from '../layout/frame';
import type { ReservationHeaderView } from '../layout/ReservationLayout';
import { ButtonLink } from '../ui/Button';
import { ErrorSummary } from '../ui/ErrorSummary';
import { Field } from '../ui/Field';
import { Widget } from '../widgets/Widget';
import { type FormAnswers, mistakesInOrder } from './engine-form';
import type { HoldView } from './engine-views';
import { EngineHead, EngineLayout, EngineTitle } from './EngineLayout';
import { engineTexts } from './engine.texts';
import { Hold } from './Hold';
import { SubmitOnce } from './SubmitOnce.widget';

const texts = engineTexts.secondStep;

/** The code itself never comes back in `values`: a challenge can be answered once. */
export interface SecondStepPageProps extends FormAnswers {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly hold: HoldView;
  /** What the bank is asked to approve: "$6,125.00". */
  readonly amount: string;
  readonly action: string;
  /** Back to the payment page. */
  readonly paymentHref: string;
  /** In a demonstration only. */
  readonly testCode?: string;
}

export function SecondStepPage({ frame, header, hold, amount, errors, action, paymentHref, testCode }: SecondStepPageProps) {
  return (
    <EngineLayout frame={frame} header={header}>
      <EngineTitle title={texts.title} errors={errors} />
      <EngineHead eyebrow={texts.eyebrow} title={texts.headline}>{texts.standfirst(amount)}</EngineHead>
      <div className="engine__side"><Hold hold={hold} /></div>
      <div className="engine__main">
        <ErrorSummary mistakes={mistakesInOrder(errors, ['bank-code'])} />
        <form className="engine-form second-step" method="post" action={action} noValidate>
          <input type="hidden" name="hold" value={hold.holdId} />
          <Field
            id="bank-code"
            name="bank-code"
            className="second-step__code"
            label={texts.code}
            hint={texts.codeHint}
            error={errors['bank-code']}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
          {testCode === undefined ? null : <p className="second-step__demo">{texts.testCode}: <span className="second-step__figures">{testCode}</span></p>}
          <div className="engine-form__end">
            <Widget of={SubmitOnce} name="engine/SubmitOnce" wake="idle" props={{ label: texts.action, busyLabel: engineTexts.payment.busy }} />
            <ButtonLink variant="quiet" href={paymentHref}>{texts.back}</ButtonLink>
          </div>
        </form>
      </div>
    </EngineLayout>
  );
}
