import { Icon } from '../ui/Icon';
import { type DayTypeText, typeIcons } from './ScheduleItem';
import { voyagesTexts as texts } from './voyages.texts';

export interface DayHeaderView {
  readonly place: string;
  readonly title: string;
  readonly country?: string;
  readonly dates?: string | undefined;
  readonly times?: string | undefined;
  readonly type: DayTypeText;
  /**
   * The neighbouring days. Both are absent on a voyage with one activity, and one of them on the first or last day
   * (H50).
   */
  readonly previous?: DayLinkView | undefined;
  readonly next?: DayLinkView | undefined;
}

interface DayLinkView {
  readonly title: string;
  readonly href: string;
}

export function DayHeader({ place, title, country, dates, times, type, previous, next }: DayHeaderView) {
  return (
    <header className="day-header">
      <div className="day-header__words">
        <p className="eyebrow">{place}</p>
        <h1 className="day-header__title">{title}</h1>
        {country && country !== title ? <p className="day-header__country">{country}</p> : null}
        <ul className="day-header__facts">
          {dates ? (
            <li>
              <Icon name="calendar" />
              {dates}
            </li>
          ) : null}
          {times ? (
            <li className="day-header__times">
              <Icon name="clock" />
              <span>{times}</span>
            </li>
          ) : null}
          <li>
            <Icon name={typeIcons[type]} />
            {type}
          </li>
        </ul>
      </div>
      {previous || next ? (
        <nav className="day-header__ways no-print" aria-label={texts.otherDays}>
          <DayLink label={texts.previousDay} icon="back" day={previous} />
          <DayLink label={texts.nextDay} icon="arrow" day={next} />
        </nav>
      ) : null}
    </header>
  );
}

/** Replaces this day in the history, so that Back leads to the voyage after any number of days (ROU-07). */
function DayLink({
  label,
  icon,
  day,
}: {
  readonly label: string;
  readonly icon: 'back' | 'arrow';
  readonly day?: DayLinkView | undefined;
}) {
  return (
    <a
      className={`day-link day-link--${icon}`}
      href={day?.href}
      role={day ? undefined : 'link'}
      aria-disabled={day ? undefined : true}
      aria-label={day ? `${label}: ${day.title}` : undefined}
      data-control={day ? 'replace-route' : undefined}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </a>
  );
}
