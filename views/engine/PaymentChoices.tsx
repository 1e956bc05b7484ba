import type { PaymentChoice } from '../../src/core/engine/booking';
import { engineTexts as texts } from './engine.texts';

export interface PaymentChoiceView {
  readonly value: PaymentChoice;
  readonly title: string;
  /** $6,125.00 today. */
  readonly amount: string;
  /** The rest, $18,375.00, is due by 1/12/27. */
  readonly note: string;
  readonly isChosen: boolean;
}

export function PaymentChoices({ choices }: { readonly choices: readonly PaymentChoiceView[] }) {
  return (
    <fieldset className="choices" id="choice">
      <legend className="choices__legend">{texts.choose}</legend>
      {choices.map(({ value, title, amount, note, isChosen }) => (
        <label key={value} className="choice">
          <input className="choice__input" type="radio" name="choice" value={value} defaultChecked={isChosen} aria-describedby={`choice-${value}-note`} />
          <span className="choice__title">{title}</span>
          <span className="choice__amount">{amount}</span>
          <span className="choice__note" id={`choice-${value}-note`}>{note}</span>
        </label>
      ))}
    </fieldset>
  );
}
