import type { OfferToWaitlist } from './offer-to-waitlist';
import type { WaitlistOffers } from './waitlist-offers.port';
import type { ReservationChanges } from './reservation-changes.port';
import type { NotifyOfOffers } from './notify-of-offers';
import type { NotifyOfRefunds } from './notify-of-refunds';
import type { NotifyOfReservations } from './notify-of-reservations';

export interface MaintenanceReport {
  readonly lapsedIds: readonly string[];
  readonly closedIds: readonly string[];
  readonly passedOn: readonly string[];
  readonly offerCount: number;
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
      readonly notifyOfRefunds: Pick<NotifyOfRefunds, 'run'>;
    },
  ) {}

  async run(): Promise<MaintenanceReport> {
    const { changes, offers, offerToWaitlist, notifyOfOffers, notifyOfReservations, notifyOfRefunds } = this.parts;
    const lapsedIds = await changes.lapse();
    const closedIds = await changes.closeVoyages();
    const passedOn = await offers.passOn();
    const offerCount = await offerToWaitlist.run();
    // A guest is notified of joining the waitlist before any offer to that entry.
    const reports = [await notifyOfReservations.run(), await notifyOfOffers.run(), await notifyOfRefunds.run()];
    return {
      lapsedIds,
      closedIds,
      passedOn,
      offerCount,
      notified: reports.reduce((sum, { notified }) => sum + notified, 0),
      unnotified: reports.reduce((sum, { unnotified }) => sum + unnotified, 0),
    };
  }
}
