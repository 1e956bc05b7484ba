import type { Clock } from '../../src/core/shared/clock.port';

/** A clock that stands still until it is moved. */
export class StoppedClock implements Clock {
  private instant: number;

  constructor(start: string | Date = '2027-01-11T15:00:00Z') {
    this.instant = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.instant);
  }

  pass(time: { readonly days?: number; readonly minutes?: number; readonly seconds?: number }): void {
    this.instant += ((time.days ?? 0) * 1_440 + (time.minutes ?? 0)) * 60_000 + (time.seconds ?? 0) * 1_000;
  }
}
