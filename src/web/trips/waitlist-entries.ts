import { momentText } from '../../core/shared/moment-text';
import type { Waitlist } from '../../core/engine/waitlist.port';
import type { Trip } from '../../core/trips/trip';
import type { WaitlistEntryView } from '../../../views/trips/WaitlistEntry';
import type { WaitlistOfferAddress } from '../engine/waitlist-offer-address';

/** Waitlist entries of the embedded engine (SUI-13); a vendor's engine shows its own. */
export class WaitlistEntries {
  constructor(
    private readonly line:
      | { readonly waitlist: Pick<Waitlist, 'findEntries'>; readonly address: WaitlistOfferAddress }
      | undefined,
    private readonly officeTimeZone: string,
  ) {}

  /** Returns entries by reservation number. A trip that its guest has not confirmed has none. */
  async of(trips: readonly Trip[]): Promise<ReadonlyMap<string, WaitlistEntryView>> {
    const { line } = this;
    if (!line) return new Map();
    const waiting = trips.filter(({ status, isUnconfirmed }) => status === 'WL' && !isUnconfirmed);
    const entries = await line.waitlist.findEntries(waiting.map(({ reservationId }) => reservationId));
    return new Map(
      entries.map(({ reservationId, position, offer }) => [
        reservationId,
        {
          position,
          ...(offer && {
            offer: {
              until: momentText(offer.expiresAt, this.officeTimeZone),
              href: line.address.of(reservationId),
            },
          }),
        },
      ]),
    );
  }
}
