import { daysBetween, formatLongDate, type PlainDate } from '../../src/core/shared/plain-date';
import { Eyebrow } from '../ui/Eyebrow';
import { blocksTexts as texts } from './blocks.texts';

export interface CountdownCardProps {
  readonly eyebrow?: string;
  readonly title: string;
  readonly date: PlainDate;
  /** The line's current day, and the time zone by which the page's script goes on counting. */
  readonly today: PlainDate;
  readonly timeZone: string;
  readonly action?: { readonly label: string; readonly href: string };
}

/**
 * Shows nothing after the date (CNT-09). A cached page has the tag `price`, so that it is not much older than 15
 * minutes.
 */
export function CountdownCard({ eyebrow, title, date, today, timeZone, action }: CountdownCardProps) {
  const days = daysBetween(today, date);
  if (days < 0) return null;
  return (
    <section className="countdown-card" data-countdown={date} data-time-zone={timeZone} aria-label={title}>
      <p className="countdown-card__left">
        <span className="countdown-card__days" data-days="">
          {days === 0 ? texts.today : days}
        </span>{' '}
        <span className="countdown-card__unit" data-days-unit="">
          {days === 0 ? '' : texts.daysLeft(days)}
        </span>
      </p>
      <div className="countdown-card__words">
        {eyebrow === undefined ? null : <Eyebrow>{eyebrow}</Eyebrow>}
        <h2 className="countdown-card__title">{title}</h2>
        <p>
          <time dateTime={date}>{formatLongDate(date)}</time>
        </p>
        {action ? (
          <p>
            <a className="small-link countdown-card__action" href={action.href}>
              {action.label}
            </a>
          </p>
        ) : null}
      </div>
    </section>
  );
}
