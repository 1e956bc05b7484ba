/** "10:00 – 10:45 AM" in the site's style: lower-case am/pm, and plain spaces where Intl puts narrow ones. */
export const withSmallHalves = (text: string): string =>
  text.replaceAll('\u202f', ' ').replaceAll(/\b[AP]M\b/g, (half) => half.toLowerCase());

export const hourText = (instant: Date, timeZone: string): string =>
  withSmallHalves(
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' }).format(
      instant,
    ),
  );

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
