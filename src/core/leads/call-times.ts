import { clockTime } from '../shared/clock-time';
import { addDays, formatLongDate, type PlainDate } from '../shared/plain-date';
import { instantAt, wallClockAt } from '../shared/zoned-time';
import type { FormDefinition, FormOption } from './form-definition';

/** Daily hours in which staff answer the phone, by the clock of one zone. */
export interface CallHours {
  /** A time is `HH:MM`, at a full or a half hour. */
  readonly from: string;
  readonly to: string;
  /** IANA name of the zone, and the name that the line uses for it. */
  readonly timeZone: string;
  readonly zoneName: string;
}

/** Name of the form field that offers half hours after its own options. */
export const callTimeField = 'callTime';

const halfHourMinutes = 30;
const daysOffered = 4;
/** Staff need time to read the request before they call. */
const noticeMs = 30 * 60_000;

/** Returns the half hours from now on that have not begun. */
export function callTimes({ from, to, timeZone, zoneName }: CallHours, now: Date): readonly FormOption[] {
  const { day: today } = wallClockAt(now.getTime(), timeZone);
  return Array.from({ length: daysOffered }, (_, index) => addDays(today, index)).flatMap((day) =>
    halfHours(from, to)
      .filter((time) => instantAt({ day, time }, timeZone).getTime() >= now.getTime() + noticeMs)
      .map((time) => ({
        value: `${day} ${time} ${timeZone}`,
        label: `${dayText(day)}, ${clockTime(time)} to ${clockTime(later(time))}, ${zoneName}`,
      })),
  );
}

/** Tells visitors until when staff answer the phone today, or from when they do. */
export function openText({ from, to, timeZone, zoneName }: CallHours, now: Date): string {
  const { time } = wallClockAt(now.getTime(), timeZone);
  if (time >= from && time < to) return `Open now, until ${clockTime(to)}, ${zoneName}. You may also call at once.`;
  return `Closed now. We open at ${clockTime(from)}, ${zoneName}${time < from ? '' : ', tomorrow'}.`;
}

export const withCallTimes = (form: FormDefinition, hours: CallHours, now: Date): FormDefinition => ({
  ...form,
  fields: form.fields.map((field) =>
    field.name === callTimeField && field.kind === 'select'
      ? {
          ...field,
          hint: openText(hours, now),
          options: [...field.options, ...callTimes(hours, now)],
          areOptionsTimed: true as const,
        }
      : field,
  ),
});

function halfHours(from: string, to: string): readonly string[] {
  const times: string[] = [];
  for (let time = from; time < to; time = later(time)) times.push(time);
  return times;
}

/** A time is within one day: `to` is midnight at the latest. */
function later(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const total = hours * 60 + minutes + halfHourMinutes;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const dayText = (day: PlainDate) => `${weekday.format(new Date(`${day}T12:00:00Z`))}, ${formatLongDate(day)}`;
