import { clockTime } from '../shared/clock-time';
import { wallClockAt } from '../shared/zoned-time';
import type { Departure } from './departure';

/** "8:30 am to 1:00 pm", by the port's own clocks (H66). */
export const hoursOf = ({ startsAt, ends, timeZone }: Pick<Departure, 'startsAt' | 'ends' | 'timeZone'>): string =>
  `${clockTime(startsAt)} to ${clockTime(wallClockAt(ends.getTime(), timeZone).time)}`;

/** "Atlantic Standard Time": what the port's clocks are called on that day. */
export const zoneNameOf = ({ begins, timeZone }: Pick<Departure, 'begins' | 'timeZone'>): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' })
    .formatToParts(begins)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
