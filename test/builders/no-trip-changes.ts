import type { TripChanges } from '../../src/core/trip-changes/trip-changes.port';

/** A line that has changed nothing. */
export const noTripChanges: Pick<TripChanges, 'findAll'> = { findAll: async () => new Map() };
