import type { Config } from '../../../config/config';
import type { TripReading } from '../../core/trips/trip-repository.port';

/** Test reservations; allowed in development and demonstrations, not in production (TRD-15, H42). */
export class DevMode {
  private readonly isAllowed: boolean;

  constructor({ isProduction, isDemo }: Pick<Config, 'isProduction' | 'isDemo'>) {
    this.isAllowed = isDemo || !isProduction;
  }

  /** The parameter `asked` is as the visitor wrote it. */
  reading(asked: unknown): TripReading {
    return { isDevMode: this.isAllowed && String(asked) === 'true' };
  }
}
