import type { Config } from '../../../config/config';
import type { TripReading } from '../../core/trips/trip-repository.port';

/** Gives access to test reservations in development and demonstrations, but not in production (TRD-15, H42). */
export class DevMode {
  private readonly isAllowed: boolean;

  constructor({ isProduction, isDemo }: Pick<Config, 'isProduction' | 'isDemo'>) {
    this.isAllowed = isDemo || !isProduction;
  }

  /** `parameter` is that of the address, as it was typed. */
  reading(parameter: unknown): TripReading {
    return { isDevMode: this.isAllowed && String(parameter) === 'true' };
  }
}
