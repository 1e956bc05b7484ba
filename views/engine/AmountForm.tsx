import { ErrorSummary } from '../ui/ErrorSummary';
import { Field } from '../ui/Field';
import { HiddenFields } from '../ui/HiddenFields';
import { Notice } from '../ui/Notice';
import { Widget } from '../widgets/Widget';
import { BindingTerms, type BindingTermsView } from './BindingTerms';
import { CARD_FIELD_NAMES, CardFields } from './CardFields';
import { type ChoiceRow, ChoiceRows } from './ChoiceRows';
import { type FormAnswers, mistakesInOrder } from './mistakes-in-order';
import { answerOf, type PaymentMethodView } from './engine-views';
import { engineTexts } from './engine.texts';
import { CallPerson, type PersonView } from './CallPerson';
import type { AmountChoiceView, AmountProblem } from './manage-views';
import { manageTexts } from './manage.texts';
import { SubmitOnce } from './SubmitOnce.widget';
import { type TestCard, TestCards } from './TestCards';

const texts = manageTexts.pay;

/** `values` never contains the card's security code. */
export interface AmountFormView extends FormAnswers {
  readonly action: string;
  /** Hidden fields: the reservation, the payment, and the remaining amount when the page was rendered. */
  readonly hiddenFields: Readonly<Record<string, string>>;
  readonly choices: readonly AmountChoiceView[];
  readonly problem?: { readonly kind: AmountProblem; readonly reference: string; readonly person?: PersonView };
  readonly method: Exclude<PaymentMethodView, 'none'>;
  readonly terms?: BindingTermsView;
  readonly termsOfAll?: BindingTermsView;
  readonly testCards?: readonly TestCard[];
}

/** Without CSS `:has` the amount field stays visible, and applies to its own choice only. */
export function AmountForm({
  form: { action, hiddenFields, choices, values, errors, problem, method, terms, termsOfAll, testCards = [] },
}: {
  readonly form: AmountFormView;
}) {
  const part = choices.find((choice) => choice.value === 'part');
  const others = choices.find((choice) => 'areOthers' in choice);
  const isOneOther = others !== undefined && 'suiteCount' in others && others.suiteCount === 1;
  const isForAll = choices.some((choice) => choice.value === 'all-balances');
  return (
    <>
      {problem ? (
        <Notice tone="error" title={manageTexts.problems[problem.kind].title} reference={problem.reference}>
          <p>{manageTexts.problems[problem.kind].body}</p>
          {problem.person ? <CallPerson person={problem.person} /> : null}
        </Notice>
      ) : null}
      <ErrorSummary mistakes={mistakesInOrder(errors, ['choice', 'amount', ...CARD_FIELD_NAMES])} />
      <form className="engine-form pay-form" method="post" action={action} noValidate data-answer={answerOf(method)}>
        <HiddenFields fields={hiddenFields} />
        <div className="amount-choice">
          <ChoiceRows
            legend={texts.choices}
            rows={choices.map((choice) => toRow(choice, isForAll))}
            chosenValue={values['choice']}
            error={errors['choice']}
          />
          {part ? (
            <Field
              id="amount"
              name="amount"
              className="amount-choice__part"
              label={texts.amount}
              hint={texts.amountHint(part.min, part.max)}
              error={errors['amount']}
              defaultValue={values['amount']}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
            />
          ) : null}
        </div>
        {method === 'test-cards' ? (
          <CardFields values={values} errors={errors} note={engineTexts.payment.cardStored} />
        ) : (
          <p className="pay-form__note">{texts.hostedNote}</p>
        )}
        <TestCards cards={testCards} />
        {terms ? <BindingTerms terms={terms} hasSeveralSuites={false} /> : null}
        {termsOfAll ? (
          <BindingTerms
            id="binding-terms-of-all"
            title={others ? texts.termsOfOthers : texts.termsOfAll}
            terms={termsOfAll}
            hasSeveralSuites={!isOneOther}
          />
        ) : null}
        <div className="engine-form__end">
          <Widget
            of={SubmitOnce}
            name="engine/SubmitOnce"
            wake="idle"
            props={{ label: texts.action, byChoice: choices.map(actionFor), busyLabel: engineTexts.payment.busy }}
          />
        </div>
      </form>
    </>
  );
}

/** `isForAll`: other suites can be paid together with this one, so that each choice must say which it is for. */
function toRow(choice: AmountChoiceView, isForAll: boolean): ChoiceRow {
  const { value } = choice;
  switch (value) {
    case 'deposit':
      return {
        value,
        title: isForAll ? texts.ownDeposit : texts.deposit,
        amount: choice.amount,
        detail: texts.depositDetail(choice.later),
      };
    case 'balance':
      return {
        value,
        title: isForAll ? texts.ownBalance : texts.balance,
        amount: choice.amount,
        detail: texts.balanceDetail,
      };
    case 'part':
      return { value, title: texts.part, amount: texts.partFrom(choice.min), detail: texts.partDetail };
    case 'all-deposits': {
      const { suiteCount, areOthers, later, amount } = choice;
      return areOthers
        ? { value, title: texts.otherDeposits(suiteCount), amount, detail: texts.otherDepositsDetail(later) }
        : { value, title: texts.allDeposits, amount, detail: texts.allDepositsDetail(suiteCount, later) };
    }
    case 'all-balances': {
      const { suiteCount, areOthers, amount } = choice;
      return areOthers
        ? { value, title: texts.otherBalances(suiteCount), amount, detail: texts.otherBalancesDetail }
        : { value, title: texts.allBalances, amount, detail: texts.allBalancesDetail(suiteCount) };
    }
  }
}

function actionFor(choice: AmountChoiceView): { readonly choice: string; readonly label: string } {
  const { value } = choice;
  switch (value) {
    case 'deposit':
      return { choice: value, label: texts.payDeposit(choice.amount) };
    case 'balance':
      return { choice: value, label: texts.payBalance(choice.amount) };
    case 'part':
      return { choice: value, label: texts.payPart };
    case 'all-deposits':
    case 'all-balances':
      return {
        choice: value,
        label: choice.areOthers ? texts.payOthers(choice.amount, choice.suiteCount) : texts.payAll(choice.amount),
      };
  }
}
