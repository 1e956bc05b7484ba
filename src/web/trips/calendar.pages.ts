import { titleWithoutAsterisks } from '../../core/voyages/voyage-title';
import type { Request, Response } from 'express';
import { formLine, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { calendarFile, type CalendarEvent } from '../../core/calendar/calendar-file';
import type { ShareCalendar } from '../../core/calendar/share-calendar';
import { bespokeEvent, type EventSources, excursionEvent, voyageEvents } from '../../core/calendar/trip-events';
import type { BespokeRequests } from '../../core/excursions/bespoke-requests.port';
import type { ExcursionContent } from '../../core/excursions/excursion-content.port';
import type { ExcursionBookings } from '../../core/excursions/excursion-bookings.port';
import type { ConsultantCalendar } from '../../core/meetings/consultant-calendar.port';
import { appointmentEvent } from '../../core/meetings/invitation';
import type { Clock } from '../../core/shared/clock.port';
import type { RateBudget, RateLimits } from '../../core/shared/rate-limits.port';
import type { TripChanges } from '../../core/trip-changes/trip-changes.port';
import type { Trip } from '../../core/trips/trip';
import type { TripRepository } from '../../core/trips/trip-repository.port';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { HttpError, notFound } from '../http-error';
import { hrefTrip } from '../hrefs';
import { guestOf } from '../session/guest-of';
import { visitorAddress } from '../visitor-address';
import { tripNotFoundText } from './trip-not-found';

interface CalendarPagesParts {
  readonly trips: Pick<TripRepository, 'findTrips' | 'getTrip'>;
  readonly share: Pick<ShareCalendar, 'open' | 'start' | 'stop'>;
  readonly voyages: Pick<VoyageContent, 'findVoyages' | 'findPorts'>;
  readonly excursions: Pick<ExcursionContent, 'findExperiences'>;
  readonly excursionBookings: Pick<ExcursionBookings, 'findParties'>;
  readonly bespoke: Pick<BespokeRequests, 'find'>;
  readonly changes: Pick<TripChanges, 'findAll'>;
  readonly meetings: Pick<ConsultantCalendar, 'findAppointments'>;
  readonly limits: Pick<RateLimits, 'take'>;
  readonly clock: Clock;
  readonly lineName: string;
  /** The site's origin comes from a function, because it is known only once the server listens. */
  readonly origin: () => string;
}

/** Calendar programs poll about once an hour, and many guests may share an address. */
const looksPerAddress: RateBudget = { name: 'calendar-look', max: 240, withinSeconds: 15 * 60 };

const schema = Joi.object({
  reservationId: formLine(40),
  intent: Joi.string().valid('share', 'stop').default('').failover(''),
});

/** A trip for calendar programs: one excursion as a file, the whole trip as a private feed (RFC 5545). */
export class CalendarPages {
  constructor(private readonly parts: CalendarPagesParts) {}

  /** The token in the address grants access, because calendar programs have no session. */
  readonly feed = async (req: Request, res: Response): Promise<void> => {
    const { limits, share, trips, lineName } = this.parts;
    // When the rate limit cannot be read, the feed is served.
    const limit = await limits.take([{ budget: looksPerAddress, subject: visitorAddress(req) }]).catch(() => undefined);
    if (limit?.kind === 'exceeded')
      throw new HttpError(429, 'RATE_LIMITED', 'Please wait before looking again.', {
        retryAfterSeconds: limit.retryAfterSeconds,
      });
    const sharedCalendar = await share.open(String(req.params['token']));
    const trip = sharedCalendar && (await trips.getTrip(sharedCalendar, sharedCalendar.reservationId));
    if (!sharedCalendar || !trip) throw notFound();
    const title = `${titleWithoutAsterisks(trip.packages[0]?.packageName ?? trip.reservationId)}, ${lineName}`;
    res.set({ 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' });
    send(
      res,
      'trip.ics',
      calendarFile({
        product: 'Trips',
        name: title,
        now: this.parts.clock.now(),
        events: await this.eventsOf(trip, sharedCalendar.contactId),
      }),
    );
  };

  readonly excursion = async (req: Request, res: Response): Promise<void> => {
    const { outing: id } = req.query;
    const own = (await this.parts.trips.findTrips(guestOf(req))).map(({ reservationId }) => reservationId);
    const [parties, requests] = await Promise.all([
      this.parts.excursionBookings.findParties(own),
      this.parts.bespoke.find(own),
    ]);
    const calendarEntry =
      parties.find(({ partyId }) => partyId === id) ?? requests.find(({ requestId }) => requestId === id);
    if (!calendarEntry) throw notFound();
    const sources = await this.sources(calendarEntry);
    const event =
      'partyId' in calendarEntry ? excursionEvent(calendarEntry, sources) : bespokeEvent(calendarEntry, sources);
    send(
      res,
      'experience.ics',
      calendarFile({ product: 'Trips', method: 'PUBLISH', now: this.parts.clock.now(), events: [event] }),
      'attachment',
    );
  };

  readonly answer = async (req: Request, res: Response): Promise<void> => {
    const { reservationId, intent } = readForm(schema, req.body);
    const trip = await this.getTrip(req, reservationId);
    if (intent === '') throw new HttpError(422, 'INVALID', 'Please use the buttons of the page.');
    const one = { contactId: guestOf(req).contactId, reservationId: trip.reservationId };
    await (intent === 'share' ? this.parts.share.start(one) : this.parts.share.stop(one));
    res.redirect(303, `${hrefTrip(trip.reservationId, 'details')}#calendar-title`);
  };

  /** Fails as a whole when a part cannot be read, because calendar programs delete missing events. */
  private async eventsOf(trip: Trip, contactId: string): Promise<readonly CalendarEvent[]> {
    const { voyages, excursionBookings, bespoke, meetings, changes: ledger, lineName } = this.parts;
    const [contentVoyages, changes, parties, requests, appointments, sources] = await Promise.all([
      voyages.findVoyages(),
      ledger.findAll(),
      excursionBookings.findParties([trip.reservationId]),
      bespoke.find([trip.reservationId]),
      meetings.findAppointments(contactId),
      this.sources(trip),
    ]);
    return [
      ...voyageEvents(trip, { ...sources, voyages: contentVoyages, changes }),
      ...parties.map((party) => excursionEvent(party, sources)),
      ...requests.map((request) => bespokeEvent(request, sources)),
      // The meeting page's address grants access, so the feed does not contain it.
      ...appointments.map((appointment) =>
        appointmentEvent({
          appointment,
          host: sources.host,
          summary: `${appointment.consultantName}, ${lineName}`,
          description: sources.url,
          location: appointment.way === 'phone' ? 'By telephone' : 'By video',
        }),
      ),
    ];
  }

  private async sources({ reservationId }: Pick<Trip, 'reservationId'>): Promise<EventSources> {
    const { excursions, voyages, origin } = this.parts;
    const [experiences, ports] = await Promise.all([excursions.findExperiences(), voyages.findPorts()]);
    return { experiences, ports, host: new URL(origin()).hostname, url: `${origin()}${hrefTrip(reservationId)}` };
  }

  private async getTrip(req: Request, reservationId: string): Promise<Trip> {
    const trip = await this.parts.trips.getTrip(guestOf(req), reservationId);
    if (!trip) throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(reservationId));
    return trip;
  }
}

function send(res: Response, name: string, file: string, how: 'inline' | 'attachment' = 'inline'): void {
  res
    .set({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `${how}; filename="${name}"`,
    })
    .send(file);
}
