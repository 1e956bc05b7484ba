import { classNames } from '../ui/class-names';
import { voyagesTexts as texts } from './voyages.texts';

export interface DateCalendarView {
  readonly months: readonly CalendarMonthView[];
}

interface CalendarMonthView {
  readonly title: string;
  readonly weeks: readonly (readonly (CalendarDayView | undefined)[])[];
}

export interface CalendarDayView {
  readonly dayOfMonth: number;
  readonly isAway: boolean;
  readonly departure?: {
    readonly label: string;
    readonly href: string;
    readonly isSelected: boolean;
    readonly note?: string;
  };
}

const weekdays = [
  ['Sunday', 'S'],
  ['Monday', 'M'],
  ['Tuesday', 'T'],
  ['Wednesday', 'W'],
  ['Thursday', 'T'],
  ['Friday', 'F'],
  ['Saturday', 'S'],
] as const;

export function DateCalendar({ months }: DateCalendarView) {
  return (
    <details className="calendar no-print">
      <summary className="calendar__summary">{texts.calendar}</summary>
      <p className="calendar__lead">{texts.calendarLead}</p>
      <div className="calendar__months">
        {months.map((month) => (
          <Month key={month.title} {...month} />
        ))}
      </div>
    </details>
  );
}

function Month({ title, weeks }: CalendarMonthView) {
  return (
    <table className="month">
      <caption className="month__title">{title}</caption>
      <thead>
        <tr>
          {weekdays.map(([name, letter]) => (
            <th key={name} scope="col">
              <abbr title={name}>{letter}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((day, position) => (
              <td key={position} className={classNames('month__day', day?.isAway && 'month__day--away')}>
                {day ? <Day {...day} /> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ dayOfMonth, departure }: CalendarDayView) {
  if (!departure) return dayOfMonth;
  const { label, href, isSelected, note } = departure;
  return (
    <a
      className="month__departure"
      href={href}
      aria-current={isSelected ? 'date' : undefined}
      aria-label={note ? `${texts.reserveFor(label)} ${note}` : texts.reserveFor(label)}
      data-keep-scroll=""
      data-carries-query=""
    >
      {dayOfMonth}
      {note ? <span aria-hidden="true">*</span> : null}
    </a>
  );
}
