import { ScheduleItem, type ScheduleItemView } from './ScheduleItem';

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
