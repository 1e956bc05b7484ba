import type { Request } from 'express';
import { hoursOf } from '../../core/excursions/departure-times';
import type { ExcursionBookings, ExcursionParty } from '../../core/excursions/excursion-bookings.port';
import { ownBookings } from '../../core/excursions/own-bookings';
import type { ShownExperience } from '../../core/excursions/show-experience';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import type { Clock } from '../../core/shared/clock.port';
import { formatLongDate } from '../../core/shared/plain-date';
import { shortPortName } from '../../core/voyages/port-name';
import { excursionsTexts as texts } from '../../../views/excursions/excursions.texts';
import type { OwnBookingView } from '../../../views/excursions/OwnBookings';
import { hrefTrip } from '../hrefs';
import type { BrowsingState } from '../voyages/voyage-browsing';

/** Milliseconds that the page waits for the bookings, after it has waited for the guest's selection of a voyage. */
const maxWaitMs = 800;

/**
 * A guest's own bookings on the page of an experience, from the trips that the selection of a voyage has read. A
 * visitor has none, so that their page asks nothing and stays cacheable.
 */
export class OwnBookings {
  constructor(
    private readonly excursionBookings: Pick<ExcursionBookings, 'findParties'>,
    private readonly clock: Clock,
  ) {}

  /** Empty while the booking system does not answer (E2). */
  async of(
    browsing: BrowsingState,
    { experience, port }: Pick<ShownExperience, 'experience' | 'port'>,
    log: Pick<Request['log'], 'warn'>,
  ): Promise<readonly OwnBookingView[]> {
    if (browsing.kind !== 'browsing') return [];
    const section = await readIsolatedSection(
      this.excursionBookings.findParties(browsing.choice.bookedTrips.map(({ reservationId }) => reservationId)),
      (err) => log.warn({ err }, 'excursion bookings could not be read for the page of an experience'),
      maxWaitMs,
    );
    if (section.kind === 'failed') return [];
    return ownBookings(section.value, experience, this.clock.now()).map((party) =>
      toOwnBooking(party, shortPortName(port.name)),
    );
  }
}

const toOwnBooking = (
  { partyId, reservationId, departure, state, bookings }: ExcursionParty,
  port: string,
): OwnBookingView => ({
  partyId,
  title: texts.ownStates[state],
  when: `${formatLongDate(departure.date)}, ${hoursOf(departure)}, ${port}`,
  guests: bookings.map(({ fullName }) => fullName).join(', '),
  href: hrefTrip(reservationId, 'local_experiences'),
});
