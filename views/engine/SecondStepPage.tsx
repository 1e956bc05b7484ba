import type { Frame } from '../layout/frame';
import type { ReservationHeaderView } from '../reserve/ReservationLayout';
import { BankCodeForm } from './BankCodeForm';
import type { FormAnswers } from './mistakes-in-order';
import type { HoldView } from './engine-views';
import { EngineHead, EngineLayout, EngineTitle } from './EngineLayout';
import { engineTexts } from './engine.texts';
import { Hold } from './Hold';
import { useLineFacts } from '../layout/line-facts';

const texts = engineTexts.secondStep;

/** The entered code is never part of `values`, because a challenge can be answered once. */
export interface SecondStepPageProps extends FormAnswers {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly hold: HoldView;
  readonly amount: string;
  readonly action: string;
  readonly paymentHref: string;
  readonly testCode?: string;
}

export function SecondStepPage({
  frame,
  header,
  hold,
  amount,
  errors,
  action,
  paymentHref,
  testCode,
}: SecondStepPageProps) {
  return (
    <EngineLayout frame={frame} header={header}>
      <EngineTitle title={texts.title} errors={errors} />
      <EngineHead eyebrow={texts.eyebrow} title={texts.headline}>
        {texts.standfirst(amount, useLineFacts().name)}
      </EngineHead>
      <div className="engine__side">
        <Hold hold={hold} />
      </div>
      <div className="engine__main">
        <BankCodeForm
          action={action}
          hiddenFields={{ hold: hold.holdId }}
          error={errors['bank-code']}
          backHref={paymentHref}
          label={texts.action}
          backLabel={texts.back}
          testCode={testCode}
        />
      </div>
    </EngineLayout>
  );
}
