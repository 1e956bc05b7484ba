/** "10:00 – 10:45 AM" as the site writes it: with small letters, and plain spaces where Intl puts narrow ones. */
export const withSmallHalves = (text: string): string =>
  text.replaceAll('\u202f', ' ').replaceAll(/\b[AP]M\b/g, (half) => half.toLowerCase());

/** "2:05 pm AST": the hour of an instant on the clocks of `timeZone` (IANA name). */
export const hourText = (instant: Date, timeZone: string): string =>
  withSmallHalves(
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' }).format(
      instant,
    ),
  );

/** "Tuesday, 12 January, 10:00 am EST": an instant on the calendar and clocks of `timeZone` (IANA name). */
export function momentText(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('weekday')}, ${part('day')} ${part('month')}, ${hourText(instant, timeZone)}`;
}
