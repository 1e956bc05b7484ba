import { clockTime } from '../shared/clock-time';
import { wallClockAt } from '../shared/zoned-time';
import type { Departure } from './departure';

/** Formats hours such as "8:30 am to 1:00 pm", in port-local time (H66). */
export const hoursOf = ({ startsAt, ends, timeZone }: Pick<Departure, 'startsAt' | 'ends' | 'timeZone'>): string =>
  `${clockTime(startsAt)} to ${clockTime(wallClockAt(ends.getTime(), timeZone).time)}`;

/** The port's time zone name on that date, such as "Atlantic Standard Time". */
export const zoneNameOf = ({ begins, timeZone }: Pick<Departure, 'begins' | 'timeZone'>): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' })
    .formatToParts(begins)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
