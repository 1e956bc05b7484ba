import type { OfferToWaitlist } from './offer-to-waitlist';
import type { WaitlistOffers } from './waitlist-offers.port';
import type { ReservationChanges } from './reservation-changes.port';
import type { NotifyOfOffers } from './notify-of-offers';
import type { NotifyOfReservations } from './notify-of-reservations';

export interface MaintenanceReport {
  readonly lapsed: readonly string[];
  readonly closed: readonly string[];
  readonly passedOn: readonly string[];
  readonly offered: number;
  readonly notified: number;
  readonly unnotified: number;
}

/**
 * Runs the steps in this order, so that a cabin freed in one is offered in the next. Every node runs it every few
 * seconds.
 */
export class MaintainReservations {
  constructor(
    private readonly parts: {
      readonly changes: ReservationChanges;
      readonly offers: WaitlistOffers;
      readonly offerToWaitlist: Pick<OfferToWaitlist, 'run'>;
      readonly notifyOfOffers: Pick<NotifyOfOffers, 'run'>;
      readonly notifyOfReservations: Pick<NotifyOfReservations, 'run'>;
    },
  ) {}

  async run(): Promise<MaintenanceReport> {
    const { changes, offers, offerToWaitlist, notifyOfOffers, notifyOfReservations } = this.parts;
    const lapsed = await changes.lapse();
    const closed = await changes.closeVoyages();
    const passedOn = await offers.passOn();
    const offered = await offerToWaitlist.run();
    // A guest is notified of joining the waitlist before any offer to that entry.
    const ofReservations = await notifyOfReservations.run();
    const ofOffers = await notifyOfOffers.run();
    return {
      lapsed,
      closed,
      passedOn,
      offered,
      notified: ofOffers.notified + ofReservations.notified,
      unnotified: ofOffers.unnotified + ofReservations.unnotified,
    };
  }
}
