import { Icon } from '../ui/Icon';
import { DateControl, DateForm, type DateFormView, type DateOptionView } from './DateControl';

export interface DateDropdownView extends DateFormView {
  readonly heading: string;
  readonly options: readonly DateOptionView[];
  readonly action: string;
}

export function DateDropdown({ heading, options, action, party }: DateDropdownView) {
  const selectedOption = options.find(({ isSelected }) => isSelected);
  return (
    <details className="date-dropdown no-print">
      <summary className="date-dropdown__summary">
        <span>
          <span className="date-dropdown__heading">{heading}</span>
          {selectedOption ? <span className="date-dropdown__selected">{selectedOption.label}</span> : null}
        </span>
        <Icon name="chevron" className="date-dropdown__mark" />
      </summary>
      <DateForm action={action} party={party}>
        <ul className="date-dropdown__list">
          {options.map((option) => (
            <li key={option.packageCode}>
              <DateControl option={option} className="date-dropdown__date">
                <span className="date-dropdown__label">
                  {option.label}
                  {option.isSelected ? <Icon name="check" /> : null}
                </span>
                {option.note ? <span className="date-dropdown__note">{option.note}</span> : null}
              </DateControl>
            </li>
          ))}
        </ul>
      </DateForm>
    </details>
  );
}
