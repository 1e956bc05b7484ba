import type { Clock } from '../../core/shared/clock.port';
import { realTime } from '../../real-time';

export class SystemClock implements Clock {
  now(): Date {
    return new Date(realTime());
  }
}
