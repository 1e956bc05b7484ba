import { classNames } from '../ui/class-names';
import { Eyebrow } from '../ui/Eyebrow';
import { Icon } from '../ui/Icon';
import { voyagesTexts as texts } from './voyages.texts';

/** VOY-19 to VOY-23: present only when there is more than one date. */
export interface DateSelectorView {
  /** Such as "3 Date(s) Available". */
  readonly heading: string;
  readonly options: readonly DateOptionView[];
}

export interface DateOptionView {
  readonly packageCode: string;
  /** Such as "12 – 19 April 2027". */
  readonly label: string;
  /** The same page with this `id`, and with `#dates` so that it opens at the same scroll position. */
  readonly href: string;
  readonly isSelected: boolean;
  /** Such as "*This date is for waitlist only." */
  readonly note?: string;
}

export function DateSelector({ heading, options }: DateSelectorView) {
  return (
    <section className="dates" id="dates" aria-labelledby="dates-title">
      <Eyebrow>{texts.datesEyebrow}</Eyebrow>
      <h2 className="dates__title" id="dates-title">
        {heading}
      </h2>
      <ul className="dates__list">
        {options.map(({ packageCode, label, href, isSelected, note }) => (
          <li key={packageCode}>
            <a
              className={classNames('date', isSelected && 'date--selected')}
              href={href}
              aria-current={isSelected ? 'true' : undefined}
              data-keep-scroll=""
              data-carries-query=""
            >
              <span className="date__label">
                {label}
                {isSelected ? <Icon name="check" className="date__mark" /> : null}
              </span>
              {note ? <span className="date__note">{note}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
