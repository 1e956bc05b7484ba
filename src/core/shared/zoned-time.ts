import { plainDate, type PlainDate } from './plain-date';

interface WallClock {
  readonly day: PlainDate;
  readonly time: string;
}

/** Date and time in `timeZone` (IANA name) at an instant, in ms since 1970. Throws on an unknown zone. */
export function wallClockAt(at: number, timeZone: string): WallClock {
  const wall = new Date(at + offsetAt(at, timeZone)).toISOString();
  return { day: plainDate(wall.slice(0, 10)), time: wall.slice(11, 16) };
}

/**
 * The instant of a local `time` (`HH:MM`) on `day` in `timeZone` (IANA name). A time skipped in spring is read as if
 * the clocks had not yet changed; of a time that occurs twice in autumn the first is used. Throws on an unknown zone.
 */
export function instantAt({ day, time }: WallClock, timeZone: string): Date {
  const key = `${day} ${time} ${timeZone}`;
  const at = instants.get(key) ?? findInstant({ day, time }, timeZone);
  if (instants.size >= maxInstants) instants.clear();
  instants.set(key, at);
  return new Date(at);
}

/**
 * Caches instants: the same departures and hours are asked for repeatedly, and each needs up to four calendar look-ups.
 */
const instants = new Map<string, number>();
const maxInstants = 5_000;

function findInstant({ day, time }: WallClock, timeZone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  // The offset depends on the instant, not on the local time: both sides of a clock change are tried.
  const candidates = [offsetAt(wall - dayMs, timeZone), offsetAt(wall + dayMs, timeZone)].map(
    (offset) => wall - offset,
  );
  const fitting = candidates.filter((at) => at + offsetAt(at, timeZone) === wall);
  return fitting.length > 0 ? Math.min(...fitting) : (candidates[0] ?? wall);
}

export function isTimeZone(name: string): boolean {
  if (name.length > 40 || !/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name)) return false;
  try {
    wallFormat(name);
    return true;
  } catch {
    return false;
  }
}

const dayMs = 24 * 60 * 60_000;

function offsetAt(at: number, timeZone: string): number {
  const parts = new Map(
    wallFormat(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const wall = Date.parse(
    `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`,
  );
  return wall - Math.floor(at / 1000) * 1000;
}

const wallFormats = new Map<string, Intl.DateTimeFormat>();

function wallFormat(timeZone: string): Intl.DateTimeFormat {
  const cachedFormat = wallFormats.get(timeZone);
  if (cachedFormat) return cachedFormat;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  wallFormats.set(timeZone, format);
  return format;
}
