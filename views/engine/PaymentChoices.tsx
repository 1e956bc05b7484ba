import { type ChoiceRow, ChoiceRows } from './ChoiceRows';
import type { PaymentChoiceView } from './engine-views';
import { engineTexts } from './engine.texts';

const texts = engineTexts.payment;

interface PaymentChoicesProps {
  readonly choices: readonly PaymentChoiceView[];
  readonly suiteCount?: number;
  readonly chosenValue: string | undefined;
  readonly error?: string | undefined;
}

export function PaymentChoices({ choices, suiteCount = 1, chosenValue, error }: PaymentChoicesProps) {
  return (
    <ChoiceRows
      legend={texts.choices}
      rows={choices.map((choice) => toRow(choice, suiteCount))}
      chosenValue={chosenValue}
      error={error}
    />
  );
}

function toRow(choice: PaymentChoiceView, suiteCount: number): ChoiceRow {
  const { value } = choice;
  switch (value) {
    case 'deposit':
      return {
        value,
        title: texts.deposit,
        amount: choice.now,
        detail: texts.depositDetail(choice.later, choice.laterDueOn),
      };
    case 'full':
      return { value, title: texts.full, amount: choice.now, detail: texts.fullDetail };
    case 'offer':
      return {
        value,
        title: suiteCount > 1 ? texts.offers : texts.offer,
        amount: texts.offerAmount,
        detail: texts.offerDetail(choice.deposit, choice.depositDueOn, suiteCount),
      };
  }
}
