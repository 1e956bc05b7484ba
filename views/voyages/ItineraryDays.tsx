import { ScheduleItem, type ScheduleItemView } from './ScheduleItem';

/** One day of the route (CNT-12, CNT-14). */
export interface ItineraryDayView extends ScheduleItemView {
  readonly day: number;
}

export function ItineraryDays({ days }: { readonly days: readonly ItineraryDayView[] }) {
  return (
    <ol className="days" data-region="days">
      {days.map((day) => (
        <ScheduleItem key={day.day} item={day} />
      ))}
    </ol>
  );
}
