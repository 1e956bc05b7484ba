import { hasSecondLink } from '../../src/core/voyages/second-link';
import { Icon } from '../ui/Icon';
import { Picture, type PictureView } from '../ui/Picture';
import { voyagesTexts as texts } from './voyages.texts';

export type DayTypeText = 'Docked' | 'At Sea' | 'Anchored';

export interface ScheduleItemView {
  readonly day?: number;
  readonly date?: string;
  readonly title: string;
  readonly country?: string;
  readonly type: DayTypeText;
  /** Times are local, such as "8:00 am to 6:00 pm, local time"; absent at sea. */
  readonly times?: string;
  readonly scheduleNote?: string;
  readonly description: string;
  readonly picture?: PictureView;
  readonly details?: { readonly href: string; /** The default is "Details". */ readonly label?: string } | undefined;
  /** The link "Sailings", shown unless its label begins with 0 (CNT-15). */
  readonly sailings?: { readonly href: string; readonly label: string } | undefined;
}

export const typeIcons = { Docked: 'quay', 'At Sea': 'wave', Anchored: 'anchor' } as const;

export function ScheduleItem({ item }: { readonly item: ScheduleItemView }) {
  const { day, date, title, country, type, times, scheduleNote, description, picture } = item;
  return (
    <li className="day">
      <p className="day__number">
        {day === undefined ? null : <span className="eyebrow">{texts.day(day)}</span>}
        {date ? <span className="day__date">{date}</span> : null}
        {day === undefined && country ? <span className="eyebrow">{country}</span> : null}
      </p>
      <div className="day__words">
        <h3 className="day__title">{title}</h3>
        {day !== undefined && country && country !== title ? <p className="day__country">{country}</p> : null}
        <p className="day__type">
          <Icon name={typeIcons[type]} />
          {type}
          {times ? <span className="day__times">{times}</span> : null}
        </p>
        {scheduleNote ? <p className="day__note">{scheduleNote}</p> : null}
        <p className="day__description">{description}</p>
        <ItemLinks {...item} />
      </div>
      {picture ? <Picture className="day__picture" picture={picture} sizes="(min-width: 1024px) 20rem, 92vw" /> : null}
    </li>
  );
}

function ItemLinks({ title, details, sailings }: Pick<ScheduleItemView, 'title' | 'details' | 'sailings'>) {
  const hasSailings = hasSecondLink(sailings?.label);
  if (!details && !hasSailings) return null;
  return (
    <p className="day__links no-print">
      {details ? (
        <a href={details.href}>
          {details.label ?? texts.details}
          <span className="hidden-to-the-eye">, {title}</span>
        </a>
      ) : null}
      {sailings && hasSailings ? (
        <a href={sailings.href}>
          <span>{`${texts.sailings} ${sailings.label}`}</span>
          <span className="hidden-to-the-eye">, {title}</span>
        </a>
      ) : null}
    </p>
  );
}
