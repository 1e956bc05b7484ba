import type { PaymentChoiceView } from './engine-views';
import { engineTexts } from './engine.texts';

const texts = engineTexts.payment;

interface PaymentChoicesProps {
  readonly choices: readonly PaymentChoiceView[];
  readonly chosen: string | undefined;
  readonly error?: string;
}

/** Three ways to pay as one group of radio buttons, each with what is taken now and what comes later. */
export function PaymentChoices({ choices, chosen, error }: PaymentChoicesProps) {
  const first = choices.some(({ value }) => value === chosen) ? chosen : choices[0]?.value;
  return (
    <fieldset className="pay-choices" aria-describedby={error === undefined ? undefined : 'choice-error'}>
      <legend className="hidden-to-the-eye">{texts.choices}</legend>
      {choices.map((choice, position) => {
        const { title, amount, detail } = wording(choice);
        const id = position === 0 ? 'choice' : `choice-${choice.value}`;
        return (
          <label key={choice.value} className="pay-choice" htmlFor={id}>
            <input
              className="pay-choice__input"
              type="radio"
              id={id}
              name="choice"
              value={choice.value}
              defaultChecked={choice.value === first}
              aria-describedby={`choice-${choice.value}-detail`}
            />
            <span className="pay-choice__title">{title}</span>
            <span className="pay-choice__amount">{amount}</span>
            <span className="pay-choice__detail" id={`choice-${choice.value}-detail`}>{detail}</span>
          </label>
        );
      })}
      {error === undefined ? null : <p className="field__error" id="choice-error">{error}</p>}
    </fieldset>
  );
}

function wording(choice: PaymentChoiceView): { readonly title: string; readonly amount: string; readonly detail: string } {
  switch (choice.value) {
    case 'deposit':
      return { title: texts.deposit, amount: choice.now, detail: texts.depositDetail(choice.later, choice.laterDueOn) };
    case 'full':
      return { title: texts.full, amount: choice.now, detail: texts.fullDetail };
    case 'offer':
      return { title: texts.offer, amount: texts.offerAmount, detail: texts.offerDetail(choice.deposit, choice.depositDueOn) };
  }
}
