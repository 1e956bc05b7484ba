import type { Frame } from '../layout/frame';
import type { ReservationHeaderView } from '../reserve/ReservationLayout';
import { ErrorSummary } from '../ui/ErrorSummary';
import { classNames } from '../ui/class-names';
import { Notice } from '../ui/Notice';
import { Widget } from '../widgets/Widget';
import { BindingTerms, type BindingTermsView } from './BindingTerms';
import { CallPerson, type PersonView } from './CallPerson';
import { CARD_FIELD_NAMES, CardFields } from './CardFields';
import { type FormAnswers, mistakesInOrder } from './mistakes-in-order';
import {
  answerOf,
  type FareCoverView,
  type HoldView,
  type PaymentChoiceView,
  type PaymentMethodView,
  type PaymentProblem,
  type QuoteView,
} from './engine-views';
import { EngineHead, EngineLayout, EngineTitle } from './EngineLayout';
import { engineTexts } from './engine.texts';
import { FareQuote } from './FareQuote';
import { Hold } from './Hold';
import { PaymentChoices } from './PaymentChoices';
import { SubmitOnce } from './SubmitOnce.widget';
import { type TestCard, TestCards } from './TestCards';

const texts = engineTexts.payment;

/** `values` never contains the card's security code. */
export interface PaymentPageProps extends FormAnswers {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly hold: HoldView;
  readonly quote: QuoteView;
  readonly cover?: FareCoverView;
  /** The first is selected unless `values.choice` names another. */
  readonly choices: readonly PaymentChoiceView[];
  readonly terms: BindingTermsView;
  readonly action: string;
  readonly method: PaymentMethodView;
  readonly problem?: PaymentProblem;
  readonly person: PersonView;
  readonly testCards?: readonly TestCard[];
}

export function PaymentPage({
  frame,
  header,
  hold,
  quote,
  cover,
  choices,
  values,
  errors,
  terms,
  action,
  method,
  problem,
  person,
  testCards = [],
}: PaymentPageProps) {
  const { suiteCount = 1 } = quote;
  const canHold = choices.some(({ value }) => value === 'offer');
  const hasTrouble = problem !== undefined || Object.keys(errors).length > 0;
  return (
    <EngineLayout frame={frame} header={header}>
      <EngineTitle title={texts.title} errors={errors} />
      <EngineHead eyebrow={texts.eyebrow} title={texts.headline}>
        {method === 'none' ? texts.requestStandfirst : texts.standfirst}
      </EngineHead>
      <div className={classNames('engine__side', hasTrouble && 'engine__side--fare-last')}>
        <Hold hold={hold} />
        <FareQuote quote={quote} cover={cover} />
      </div>
      <div className="engine__main">
        {problem ? <PaymentNotice problem={problem} person={person} canHold={canHold} /> : null}
        <ErrorSummary mistakes={mistakesInOrder(errors, ['choice', ...CARD_FIELD_NAMES])} />
        <form
          className="engine-form pay-form"
          method="post"
          action={action}
          noValidate
          data-ends-draft="details"
          data-answer={answerOf(method)}
        >
          <input type="hidden" name="hold" value={hold.holdId} />
          <PaymentChoices
            choices={choices}
            suiteCount={suiteCount}
            chosenValue={values['choice']}
            error={errors['choice']}
          />
          <PayWith method={method} canHold={canHold} values={values} errors={errors} />
          <TestCards cards={testCards} />
          <BindingTerms terms={terms} hasSeveralSuites={suiteCount > 1} />
          <div className="engine-form__end">
            <Widget
              of={SubmitOnce}
              name="engine/SubmitOnce"
              wake="idle"
              props={{
                label: texts.action,
                byChoice: choices.map((choice) => actionFor(choice, suiteCount)),
                busyLabel: texts.busy,
              }}
            />
            {problem ? null : <CallPerson person={person} />}
          </div>
        </form>
      </div>
    </EngineLayout>
  );
}

/** This site asks only for test cards, and only in a demonstration. */
function PayWith({
  method,
  canHold,
  values,
  errors,
}: FormAnswers & { readonly method: PaymentMethodView; readonly canHold: boolean }) {
  switch (method) {
    case 'test-cards':
      return (
        <>
          <CardFields values={values} errors={errors} note={canHold ? texts.cardNote : texts.cardStored} />
          {canHold ? <p className="pay-form__offer-note">{texts.offerNote}</p> : null}
        </>
      );
    case 'hosted-page':
      return <p className="pay-form__note">{texts.hostedNote}</p>;
    case 'none':
      return <p className="pay-form__note">{texts.requestNote}</p>;
  }
}

/** `canHold` is true when an offer is among the choices; there is none once everything is due. */
function PaymentNotice({
  problem: { kind, reference },
  person,
  canHold,
}: {
  readonly problem: PaymentProblem;
  readonly person: PersonView;
  readonly canHold: boolean;
}) {
  const words = engineTexts.problems[kind];
  return (
    <Notice
      tone={kind === 'unpaid' ? 'info' : 'error'}
      title={words.title}
      takesFocus
      {...(kind === 'unpaid' ? {} : { reference })}
    >
      <p>{canHold && 'bodyWithOffer' in words ? words.bodyWithOffer : words.body}</p>
      {kind === 'declines' || kind === 'offers' ? <CallPerson person={person} /> : null}
    </Notice>
  );
}

function actionFor(choice: PaymentChoiceView, suiteCount: number): { readonly choice: string; readonly label: string } {
  switch (choice.value) {
    case 'deposit':
      return { choice: choice.value, label: texts.payDeposit(choice.now) };
    case 'full':
      return { choice: choice.value, label: texts.payFull(choice.now) };
    case 'offer':
      return { choice: choice.value, label: suiteCount > 1 ? texts.holdOffers : texts.holdOffer };
  }
}
