import type { ShareCalendar } from '../../core/calendar/share-calendar';
import type { Trip } from '../../core/trips/trip';
import type { TripCalendarView } from '../../../views/trips/TripCalendar';
import { paths } from '../paths';
import { hrefCalendar } from './calendar-addresses';

export class TripCalendar {
  constructor(private readonly parts: { readonly share: Pick<ShareCalendar, 'find'>; readonly origin: () => string }) {}

  /** A trip that has ended shows no calendar, unless it is still shared. Throws what the repositories throw. */
  async of(
    { reservationId, status }: Pick<Trip, 'reservationId' | 'status'>,
    contactId: string,
  ): Promise<TripCalendarView | undefined> {
    const token = await this.parts.share.find({ contactId, reservationId });
    if (token === undefined && !['BK', 'OF', 'WL'].includes(status)) return undefined;
    const address = token === undefined ? undefined : new URL(hrefCalendar(token), this.parts.origin());
    return {
      action: paths.trips.calendar,
      reservationId,
      ...(address ? { address: address.href, subscribeHref: `webcal://${address.host}${address.pathname}` } : {}),
    };
  }
}
