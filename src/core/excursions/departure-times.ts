import { clockTime } from '../shared/clock-time';
import { wallClockAt } from '../shared/zoned-time';
import type { Departure } from './departure';

export const hoursOf = ({ startsAt, ends, timeZone }: Pick<Departure, 'startsAt' | 'ends' | 'timeZone'>): string =>
  `${clockTime(startsAt)} to ${clockTime(wallClockAt(ends.getTime(), timeZone).time)}`;

export const zoneNameOf = ({ begins, timeZone }: Pick<Departure, 'begins' | 'timeZone'>): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' })
    .formatToParts(begins)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
