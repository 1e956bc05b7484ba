import { withWholeDates } from '../ui/whole-dates';

export interface ChoiceRow {
  readonly value: string;
  readonly title: string;
  readonly amount: string;
  readonly detail: string;
}

interface ChoiceRowsProps {
  readonly legend: string;
  readonly rows: readonly ChoiceRow[];
  readonly chosenValue: string | undefined;
  readonly error?: string | undefined;
}

export function ChoiceRows({ legend, rows, chosenValue, error }: ChoiceRowsProps) {
  const first = rows.some(({ value }) => value === chosenValue) ? chosenValue : rows[0]?.value;
  return (
    <fieldset className="pay-choices" aria-describedby={error === undefined ? undefined : 'choice-error'}>
      <legend className="hidden-to-the-eye">{legend}</legend>
      {rows.map(({ value, title, amount, detail }, position) => {
        const id = position === 0 ? 'choice' : `choice-${value}`;
        return (
          <label key={value} className="pay-choice" htmlFor={id}>
            <input
              className="pay-choice__input"
              type="radio"
              id={id}
              name="choice"
              value={value}
              defaultChecked={value === first}
              aria-describedby={`choice-${value}-detail`}
            />
            <span className="pay-choice__title">{title}</span>
            <span className="pay-choice__amount">{amount}</span>
            <span className="pay-choice__detail" id={`choice-${value}-detail`}>
              {withWholeDates(detail)}
            </span>
          </label>
        );
      })}
      {error === undefined ? null : (
        <p className="field__error" id="choice-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
