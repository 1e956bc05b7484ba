import type { Preparations } from '../../core/preparation/preparations.port';
import type { CopyChapter } from '../../core/privacy/copy-chapter.port';
import type { TripRepository } from '../../core/trips/trip-repository.port';

/**
 * Of other travellers, the copy contains only what the guest entered for them: what a companion enters belongs to the
 * companion.
 */
export const preparationChapter = (
  trips: Pick<TripRepository, 'findTrips'>,
  preparations: Pick<Preparations, 'find' | 'findOwned' | 'findReadings' | 'findRemembered'>,
): CopyChapter => ({
  name: 'preparation',
  title: 'What you have prepared for your trips, and who has read it',
  read: async (contactId) => {
    const own = await preparations.findOwned(contactId);
    const ownReservationIds = (await trips.findTrips({ contactId })).map(({ reservationId }) => reservationId);
    const entries = [];
    const readings = [];
    // Trips are read one by one, because a copy is not urgent and others are served in between (reliability C7).
    for (const reservationId of new Set([...ownReservationIds, ...own.map((entry) => entry.reservationId)])) {
      const entriesOfGuest = (await preparations.find(reservationId)).filter(
        ({ ownerId }) => ownerId === contactId || (ownerId === undefined && ownReservationIds.includes(reservationId)),
      );
      entries.push(...entriesOfGuest.map(({ ownerId: _owner, ...entry }) => entry));
      for (const reading of await preparations.findReadings(reservationId))
        if (entriesOfGuest.some(({ traveller, item }) => traveller === reading.traveller && item === reading.item))
          readings.push({ reservationId, ...reading });
    }
    const rememberedEntries = Object.fromEntries(await preparations.findRemembered(contactId));
    return { entries, remembered: rememberedEntries, readings };
  },
});
