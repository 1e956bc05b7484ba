import { clockTime } from '../shared/clock-time';
import type { DayPlan, TripChange } from './trip-change';

const berths = { Docked: 'at the pier', Anchored: 'off the port, by tender', 'At Sea': '' } as const;

export function planText({ type, title, arrives, departs }: DayPlan): string {
  const hours =
    arrives !== undefined && departs !== undefined
      ? `${clockTime(arrives)} to ${clockTime(departs)}`
      : arrives !== undefined
        ? `from ${clockTime(arrives)}`
        : departs !== undefined
          ? `until ${clockTime(departs)}`
          : '';
  return [title, berths[type], hours].filter(Boolean).join(', ');
}

export function changeTitle(change: TripChange): string {
  if (change.kind === 'cabin') return `Your cabin is now ${change.after}`;
  const { day, before, after } = change;
  if (before.portSlug !== after.portSlug) return `Day ${day}: ${after.title} instead of ${before.title}`;
  return `Day ${day}: other times in ${after.title}`;
}

export const beforeText = (change: TripChange): string =>
  change.kind === 'cabin' ? `Cabin ${change.before}` : planText(change.before);
export const afterText = (change: TripChange): string =>
  change.kind === 'cabin' ? `Cabin ${change.after}` : planText(change.after);
