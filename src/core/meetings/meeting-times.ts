import { clockTime } from '../shared/clock-time';
import { formatLongDate, type PlainDate } from '../shared/plain-date';
import { wallClockAt } from '../shared/zoned-time';

/** Meeting times are always shown in this zone as well (PRO-07, H35). */
export const easternZone = 'America/New_York';

interface MeetingDay {
  readonly day: PlainDate;
  readonly times: readonly number[];
}

export function meetingDays(times: readonly number[], timeZone: string): readonly MeetingDay[] {
  const days = new Map<PlainDate, number[]>();
  for (const at of times.toSorted((one, other) => one - other)) {
    const { day } = wallClockAt(at, timeZone);
    days.set(day, [...(days.get(day) ?? []), at]);
  }
  return [...days].map(([day, atDay]) => ({ day, times: atDay }));
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const weekdayOf = (day: PlainDate): string => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

export const timeText = (at: number, timeZone: string): string => clockTime(wallClockAt(at, timeZone).time);

export const dayText = (day: PlainDate): string => `${weekdayOf(day)}, ${formatLongDate(day)}`;

export function meetingTimeText(at: number, timeZone: string): string {
  return `${dayText(wallClockAt(at, timeZone).day)}, ${timeText(at, timeZone)} (${zoneName(timeZone)})`;
}

/** Returns the guest's own time, and Eastern Time where it differs (H35). */
export function bothTimes(at: number, timeZone: string): { readonly own: string; readonly eastern?: string } {
  const own = meetingTimeText(at, timeZone);
  return isSameClock(at, timeZone)
    ? { own: meetingTimeText(at, easternZone) }
    : { own, eastern: easternText(at, timeZone) };
}

function easternText(at: number, timeZone: string): string {
  const { day } = wallClockAt(at, easternZone);
  const time = `${timeText(at, easternZone)} ${zoneName(easternZone)}`;
  return day === wallClockAt(at, timeZone).day ? time : `${dayText(day)}, ${time}`;
}

/** Zones whose clocks equal New York's, such as Toronto's and Detroit's, need no second time. */
function isSameClock(at: number, timeZone: string): boolean {
  const [there, eastern] = [wallClockAt(at, timeZone), wallClockAt(at, easternZone)];
  return there.day === eastern.day && there.time === eastern.time;
}

const namedZones: ReadonlyMap<string, string> = new Map([
  [easternZone, 'Eastern Time'],
  ['America/Chicago', 'Central Time'],
  ['America/Denver', 'Mountain Time'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['UTC', 'UTC'],
]);

export function zoneName(timeZone: string): string {
  return namedZones.get(timeZone) ?? `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;
}

export const offeredZones = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  easternZone,
  'America/Halifax',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Paris',
  'Europe/Athens',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
  'UTC',
] as const;
