import { withLowerCaseDayPeriods } from '../shared/moment-text';
import { formatLongDate, todayIn } from '../shared/plain-date';

const easternZone = 'America/New_York';

const times = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: easternZone });
const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: easternZone });

/** The date and time are those of New York: "Tuesday", "12 January 2027", "10:00 – 10:45 am Eastern Time" (PRO-07). */
export function inEasternTime({ start, end }: { readonly start: Date; readonly end: Date }) {
  return {
    weekday: weekdays.format(start),
    date: formatLongDate(todayIn(easternZone, start)),
    time: `${withLowerCaseDayPeriods(times.formatRange(start, end))} Eastern Time`,
  };
}
