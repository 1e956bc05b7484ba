import { Icon } from '../ui/Icon';
import { Picture, type PictureView } from '../ui/Picture';
import { voyagesTexts as texts } from './voyages.texts';

/** One day of the route, ready to print (CNT-12, CNT-14). */
export interface ItineraryDayView {
  readonly day: number;
  /** Monday, 12 April 2027; absent while no sailing is chosen. */
  readonly date?: string;
  readonly title: string;
  readonly country?: string;
  readonly type: 'Docked' | 'At Sea' | 'Anchored';
  /** 8:00 am to 6:00 pm, local time. A day at sea has none. */
  readonly times?: string;
  readonly scheduleNote?: string;
  readonly description: string;
  readonly picture?: PictureView;
}

const typeIcons = { 'Docked': 'anchor', 'At Sea': 'wave', 'Anchored': 'anchored' } as const;

export function ItineraryDays({ days }: { readonly days: readonly ItineraryDayView[] }) {
  return (
    <ol className="days">
      {days.map((day) => <Day key={day.day} {...day} />)}
    </ol>
  );
}

function Day({ day, date, title, country, type, times, scheduleNote, description, picture }: ItineraryDayView) {
  return (
    <li className="day">
      <p className="day__number"><span className="eyebrow">{texts.day(day)}</span>{date ? <span className="day__date">{date}</span> : null}</p>
      <div className="day__words">
        <h3 className="day__title">{title}</h3>
        {country && country !== title ? <p className="day__country">{country}</p> : null}
        <p className="day__type"><Icon name={typeIcons[type]} />{type}{times ? <span className="day__times">{times}</span> : null}</p>
        {scheduleNote ? <p className="day__note">{scheduleNote}</p> : null}
        <p className="day__description">{description}</p>
      </div>
      {picture ? <Picture className="day__picture" picture={picture} sizes="(min-width: 62.5rem) 20rem, 92vw" /> : null}
    </li>
  );
}
