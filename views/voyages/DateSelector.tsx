import { classNames } from '../ui/class-names';
import { Eyebrow } from '../ui/Eyebrow';
import { Icon } from '../ui/Icon';
import { DateControl, DateForm, type DateFormView, type DateOptionView } from './DateControl';
import { voyagesTexts as texts } from './voyages.texts';

/** Present only when there is more than one date (VOY-19 to VOY-23). */
export interface DateSelectorView extends DateFormView {
  readonly heading: string;
  readonly options: readonly DateOptionView[];
}

export function DateSelector({ heading, options, action, party }: DateSelectorView) {
  return (
    <section className="dates" id="dates" aria-labelledby="dates-title">
      <Eyebrow>{texts.datesEyebrow}</Eyebrow>
      <h2 className="dates__title" id="dates-title">
        {heading}
      </h2>
      <DateForm action={action} party={party}>
        <ul className="dates__list">
          {options.map((option) => (
            <li key={option.packageCode}>
              <DateControl option={option} className={classNames('date', option.isSelected && 'date--selected')}>
                <span className="date__label">
                  {option.label}
                  {option.isSelected ? <Icon name="check" className="date__mark" /> : null}
                </span>
                {option.note ? <span className="date__note">{option.note}</span> : null}
              </DateControl>
            </li>
          ))}
        </ul>
      </DateForm>
    </section>
  );
}
