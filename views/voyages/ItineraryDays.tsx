import { PhoneFold } from '../ui/PhoneFold';
import { ScheduleItem, type ScheduleItemView } from './ScheduleItem';
import { voyagesTexts as texts } from './voyages.texts';

export interface ItineraryDayView extends ScheduleItemView {
  readonly day: number;
}

/** Number of days that a phone shows before it collapses the rest. */
const shownCount = 2;

export const ItineraryDays = ({ days }: { readonly days: readonly ItineraryDayView[] }) => (
  <div className="days" data-region="days">
    <DayList days={days.slice(0, shownCount)} />
    {days.length > shownCount ? (
      <PhoneFold summary={texts.allDays(days.length)}>
        <DayList days={days.slice(shownCount)} start={shownCount + 1} />
      </PhoneFold>
    ) : null}
  </div>
);

const DayList = ({ days, start }: { readonly days: readonly ItineraryDayView[]; readonly start?: number }) => (
  <ol start={start}>
    {days.map((day) => (
      <ScheduleItem key={day.day} item={day} />
    ))}
  </ol>
);
