import { addDays, formatLongDate, type PlainDate } from '../../core/shared/plain-date';
import type { ItineraryDay } from '../../core/voyages/voyage';
import type { ItineraryDayView } from '../../../views/voyages/ItineraryDays';
import type { BuiltAssets } from '../rendering/built-assets';

/** Prints the days of a route, with their dates once a sailing is chosen (CNT-12, CNT-14, H66). */
export function toItineraryDays(days: readonly ItineraryDay[], start: PlainDate | undefined, assets: BuiltAssets): readonly ItineraryDayView[] {
  return days.map((day) => ({
    day: day.day,
    ...(start ? { date: formatLongDate(addDays(start, day.day - 1)) } : {}),
    title: day.title,
    ...(day.country ? { country: day.country } : {}),
    type: day.type,
    ...timesOf(day),
    ...(day.scheduleNote ? { scheduleNote: day.scheduleNote } : {}),
    description: day.description,
    ...(day.picture ? { picture: assets.picture(day.picture.name, day.picture.alt) } : {}),
  }));
}

function timesOf({ arrives, departs }: ItineraryDay): { readonly times?: string } {
  if (arrives && departs) return { times: `${clockTime(arrives)} to ${clockTime(departs)}, local time` };
  if (arrives) return { times: `arrives ${clockTime(arrives)}, local time` };
  return departs ? { times: `departs ${clockTime(departs)}, local time` } : {};
}

/** `18:30` as 6:30 pm. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const twelve = hours % 12 === 0 ? 12 : hours % 12;
  return `${twelve}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}
