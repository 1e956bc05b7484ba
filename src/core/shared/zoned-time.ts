import type { PlainDate } from './plain-date';

/**
 * The instant at which clocks in `timeZone` (IANA name) show `time` (`HH:MM`) on `day`. An hour that is left out in
 * spring is read as if the clocks had not yet been changed; of an hour that comes twice in autumn it is the first.
 * Throws on an unknown zone.
 */
export function instantAt(day: PlainDate, time: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  // The offset holds at the instant, not on the wall: both sides of a change are tried, the summer's first.
  const candidates = [offsetAt(wall - dayMs, timeZone), offsetAt(wall + dayMs, timeZone)].map((offset) => wall - offset);
  const fitting = candidates.filter((at) => at + offsetAt(at, timeZone) === wall);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : (candidates[0] ?? wall));
}

const dayMs = 24 * 60 * 60_000;

/** How far clocks in the zone are ahead of UTC, in ms. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Map(wallFormat(timeZone).formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const wall = Date.parse(`${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`);
  return wall - Math.floor(at / 1000) * 1000;
}

const wallFormats = new Map<string, Intl.DateTimeFormat>();

function wallFormat(timeZone: string): Intl.DateTimeFormat {
  const known = wallFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', {
    timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
  });
  wallFormats.set(timeZone, known);
  return known;
}
