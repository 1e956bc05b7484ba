import { Icon } from '../ui/Icon';
import type { DateOptionView } from './DateSelector';

/** The dropdown variant of the date selector (VOY-20 to VOY-23). */
export interface DateDropdownView {
  /** Such as "3 Dates Available". */
  readonly heading: string;
  readonly options: readonly DateOptionView[];
}

export function DateDropdown({ heading, options }: DateDropdownView) {
  const selected = options.find(({ isSelected }) => isSelected);
  return (
    <details className="date-dropdown no-print">
      <summary className="date-dropdown__summary">
        <span>
          <span className="date-dropdown__heading">{heading}</span>
          {selected ? <span className="date-dropdown__selected">{selected.label}</span> : null}
        </span>
        <Icon name="chevron" className="date-dropdown__mark" />
      </summary>
      <ul className="date-dropdown__list">
        {options.map(({ packageCode, label, href, isSelected, note }) => (
          <li key={packageCode}>
            <a
              className="date-dropdown__date"
              href={href}
              aria-current={isSelected ? 'true' : undefined}
              data-keep-scroll=""
              data-carries-query=""
            >
              <span className="date-dropdown__label">
                {label}
                {isSelected ? <Icon name="check" /> : null}
              </span>
              {note ? <span className="date-dropdown__note">{note}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
