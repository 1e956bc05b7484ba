import { withLowerCaseDayPeriods } from '../../src/core/shared/moment-text';
import { overviewTexts } from './overview.texts';
import { withWholeDates } from '../ui/whole-dates';

/** Adds the guest's local time under each time in Eastern Time, where the two differ (H35). */
export function showGuestLocalTime(page: Document): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const line of page.querySelectorAll<HTMLElement>('[data-own-time]')) {
    const { ownTime, ownTimeEnd } = line.dataset;
    const text = ownTimeText({ start: new Date(ownTime ?? ''), end: new Date(ownTimeEnd ?? '') }, timeZone);
    if (text === undefined) continue;
    line.textContent = withWholeDates(text);
    line.hidden = false;
  }
}

/** Returns "Your time: Tuesday, 4:00 – 4:45 pm (…)", or undefined where the local time equals New York's. */
export function ownTimeText(
  { start, end }: { readonly start: Date; readonly end: Date },
  timeZone: string,
): string | undefined {
  const wall = (zone: string) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).formatRange(
      start,
      end,
    );
  if (Number.isNaN(start.getTime()) || Number.isNaN(end.getTime()) || wall(timeZone) === wall('America/New_York'))
    return undefined;
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  const hours = withLowerCaseDayPeriods(format({ hour: 'numeric', minute: '2-digit' }).formatRange(start, end));
  const zone =
    format({ timeZoneName: 'long' })
      .formatToParts(start)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return overviewTexts.calendar.ownTime(`${format({ weekday: 'long' }).format(start)}, ${hours}`, zone);
}
