/** Writes "10:00 – 10:45 AM" in the site's style: lower-case am/pm, and plain spaces where Intl puts narrow ones. */
export const withLowerCaseDayPeriods = (text: string): string =>
  text.replaceAll('\u202f', ' ').replaceAll(/\b[AP]M\b/g, (half) => half.toLowerCase());

/** Formats are cached, because creating one takes longer than using it. */
function formatsOf(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    formats.set(timeZone, format);
    return format;
  };
}

const hourFormat = formatsOf({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
const dayFormat = formatsOf({ weekday: 'long', month: 'long', day: 'numeric' });

export const hourText = (instant: Date, timeZone: string): string =>
  withLowerCaseDayPeriods(hourFormat(timeZone).format(instant));

export function momentText(instant: Date, timeZone: string): string {
  const parts = dayFormat(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('weekday')}, ${part('day')} ${part('month')}, ${hourText(instant, timeZone)}`;
}
