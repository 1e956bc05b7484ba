import { momentText } from '../../core/shared/moment-text';
import type { Waitlist } from '../../core/engine/waitlist.port';
import type { Trip } from '../../core/trips/trip';
import type { WaitlistEntryView } from '../../../views/trips/WaitlistEntry';
import type { WaitlistOfferAddress } from '../engine/waitlist-offer-address';

/** Waitlist entries of the embedded engine (SUI-13); a vendor's engine shows its own. */
export class WaitlistEntries {
  constructor(
    private readonly parts: {
      readonly waitlist: Pick<Waitlist, 'findEntries'> | undefined;
      readonly address: WaitlistOfferAddress | undefined;
      readonly officeTimeZone: string;
    },
  ) {}

  /** Returns entries by reservation number. A trip that its guest has not confirmed has none. */
  async of(trips: readonly Trip[]): Promise<ReadonlyMap<string, WaitlistEntryView>> {
    const { waitlist, address, officeTimeZone } = this.parts;
    if (!waitlist || !address) return new Map();
    const waiting = trips.filter(({ status, isUnconfirmed }) => status === 'WL' && !isUnconfirmed);
    const entries = await waitlist.findEntries(waiting.map(({ reservationId }) => reservationId));
    return new Map(
      entries.map(({ reservationId, position, offer }) => [
        reservationId,
        {
          position,
          ...(offer && {
            offer: { until: momentText(offer.expiresAt, officeTimeZone), href: address.of(reservationId) },
          }),
        },
      ]),
    );
  }
}
