import type { Request } from 'express';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import { hasFailed } from '../../core/reserve/handoff-failure';
import type { Clock } from '../../core/shared/clock.port';
import type { Trip } from '../../core/trips/trip';
import type { TripRepository } from '../../core/trips/trip-repository.port';
import { handoffTexts } from '../../../views/handoff/handoff.texts';
import type { BookedItems } from '../../../views/trips/TripLeg';
import type { TripPage } from '../../../views/trips/TripPage';
import { hrefContactUs, hrefTrip } from '../hrefs';
import { paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import type { PageAnswer } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import type { DevMode } from './dev-mode';
import { tripNotFoundText } from './trip-not-found';
import type { FailureLog } from './trip-contents';
import { readTripPageQuery, type TripPageQuery } from './trip-page-query';
import type { TripCalendar } from './trip-calendar-view';
import type { TripExcursionBookingsPresenter } from './trip-excursion-bookings';
import type { TripSorting } from './trip-sorting';
import type { OpenParty } from '../../core/party/open-party';
import type { PartyView } from '../../core/party/party-view';
import type { TripLinks } from '../party/trip-links';
import type { TripChangeLists } from '../trip-changes/trip-change-lists';
import type { TripDayPresenter } from '../trip-day/trip-day-presenter';
import type { TripPlans } from '../trip-day/trip-plans';
import { toBookedItem } from './trip-details-view';
import type { TripPresenter, TripSources } from './trip-presenter';
import type { WaitlistEntries } from './waitlist-entries';

interface TripPagesParts {
  readonly trips: Pick<TripRepository, 'getTrip'>;
  readonly waitlistEntries: Pick<WaitlistEntries, 'of'>;
  readonly side: ProfileSide;
  readonly presenter: TripPresenter;
  readonly tripExcursions: Pick<TripExcursionBookingsPresenter, 'of' | 'unavailable'>;
  readonly sorting: Pick<TripSorting, 'of'>;
  readonly calendar: Pick<TripCalendar, 'of'>;
  readonly parties: Pick<OpenParty, 'run'>;
  readonly links: Pick<TripLinks, 'of'>;
  readonly tripDay: Pick<TripDayPresenter, 'of'>;
  readonly plans: Pick<TripPlans, 'programme'>;
  readonly changes: Pick<TripChangeLists, 'of'>;
  readonly devMode: DevMode;
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly lineName: string;
}

/** Reads that depend on the trip get the remaining time: the page must be complete within three seconds (E2). */
const wholeLimitMs = 2_800;
const leastLimitMs = 300;

/** The pages of one trip, its tabs and its fare breakdown, are visible to its own guest only (ROL-04). */
export class TripPages {
  constructor(private readonly parts: TripPagesParts) {}

  readonly trip = async (req: Request): Promise<PageAnswer<typeof TripPage>> => {
    const { trips, presenter, devMode } = this.parts;
    const began = performance.now();
    const query = readTripPageQuery(req.query);
    const { reservationId } = query;
    const reading = devMode.reading(query.devMode);
    const [tripSection, sources, { side }] = await Promise.all([
      readIsolatedSection(trips.getTrip(guestOf(req), reservationId, reading), (err) =>
        req.log.error({ err }, 'Failed to fetch reservations'),
      ),
      presenter.read(req.log),
      this.parts.side.read(req),
    ]);
    const frame = { side, backHref: paths.trips.list };
    if (tripSection.kind === 'failed')
      return { props: { ...frame, kind: 'failed', retryHref: hrefTrip(reservationId, query.tab, reading) } };
    const trip = tripSection.value;
    if (!trip) {
      return {
        status: 404,
        props: { ...frame, kind: 'not-found', message: tripNotFoundText(reservationId) },
      };
    }
    const contactHref = side.scheduleHref ?? hrefContactUs('trip', { reference: reservationId });
    const limitMs = Math.max(leastLimitMs, wholeLimitMs - (performance.now() - began));
    const [beside, entry, calendar, sorting, tripExcursions] = await Promise.all([
      this.besideOf(req, trip, { query, log: req.log, limitMs }),
      this.entryOf(trip, { log: req.log, limitMs }),
      this.calendarOf(req, trip, { query, log: req.log, limitMs }),
      this.sortingOf(req, { query, sources, limitMs }),
      this.excursionBookingsOf(trip, { query, sources, log: req.log, limitMs }),
    ]);
    return {
      props: {
        ...frame,
        ...presenter.toView({ trip, query, reading, sources, contactHref, ...(sorting ? { sorting } : {}) }),
        ...(hasFailed(req.query) ? { engineFailure: handoffTexts.failedAtTrip } : {}),
        ...beside,
        ...(entry ? { waitlist: entry } : {}),
        ...(calendar ? { calendar } : {}),
        ...(tripExcursions ? { tripExcursions } : {}),
      },
    };
  };

  /** An unconfirmed trip has no preparation, because it may belong to another guest. */
  private async besideOf(
    req: Request,
    { reservationId }: Trip,
    { query, log, limitMs }: LastReading & { readonly query: TripPageQuery },
  ) {
    const { parties, links, tripDay, changes } = this.parts;
    const read = async () => {
      const view = await parties.run({ contactId: guestOf(req).contactId, reservationId });
      if (!view) return {};
      const [tripLinks, now, tripChanges, bookedItems] = await Promise.all([
        links.of(view),
        tripDay.of(view),
        changes.of(view),
        query.tab === 'details' ? this.bookedItemsOf(view, { log, limitMs }) : undefined,
      ]);
      return {
        links: tripLinks,
        ...(now ? { now } : {}),
        ...(tripChanges ? { changes: tripChanges } : {}),
        ...(bookedItems ? { bookedItems } : {}),
      };
    };
    const section = await readIsolatedSection(
      read(),
      (err) => log.warn({ err }, 'the pages beside a trip could not be read'),
      limitMs,
    );
    return section.kind === 'ready' ? section.value : {};
  }

  /** The days of the first tab show what is booked on them (TRD-02). */
  private async bookedItemsOf(view: PartyView, { log, limitMs }: LastReading): Promise<BookedItems> {
    const section = await readIsolatedSection(
      this.parts.plans.programme(view),
      (err) => log.warn({ err }, 'Failed to fetch the experiences of a reservation'),
      limitMs,
    );
    return section.kind === 'ready' ? section.value.map(toBookedItem) : 'failed';
  }

  private async sortingOf(
    req: Request,
    {
      query,
      sources: { experiences },
      limitMs,
    }: Omit<LastReading, 'log'> & { readonly query: TripPageQuery; readonly sources: TripSources },
  ) {
    if (query.tab !== 'local_experiences' || experiences.kind === 'failed') return undefined;
    return this.parts.sorting.of(req, { order: query.sortBy, experiences: experiences.value, limitMs });
  }

  /** The calendar is shown on the first tab only, and omitted when it cannot be read, because it is not essential. */
  private async calendarOf(
    req: Request,
    trip: Trip,
    { query, log, limitMs }: LastReading & { readonly query: TripPageQuery },
  ) {
    if (query.tab !== 'details') return undefined;
    const section = await readIsolatedSection(
      this.parts.calendar.of(trip, guestOf(req).contactId),
      (err) => log.warn({ err }, 'whether a calendar is shared could not be read'),
      limitMs,
    );
    return section.kind === 'ready' ? section.value : undefined;
  }

  private async excursionBookingsOf(
    trip: Trip,
    { query, sources, log, limitMs }: LastReading & { readonly query: TripPageQuery; readonly sources: TripSources },
  ) {
    if (query.tab !== 'local_experiences') return undefined;
    const experiences = sources.experiences.kind === 'ready' ? sources.experiences.value : [];
    const views = this.parts.tripExcursions.of(trip, {
      query: query.tripExcursions,
      sources: { experiences, ports: sources.ports },
      log,
      limitMs,
    });
    const section = await readIsolatedSection(
      views,
      (err) => log.warn({ err }, 'Failed to fetch the experiences of a reservation'),
      limitMs,
    );
    return section.kind === 'ready' ? section.value : this.parts.tripExcursions.unavailable(trip, query.tripExcursions);
  }

  private async entryOf(trip: Trip, { log, limitMs }: LastReading) {
    const entries = await readIsolatedSection(
      this.parts.waitlistEntries.of([trip]),
      (err) => log.warn({ err }, 'the waitlist entry of a trip could not be read'),
      limitMs,
    );
    return entries.kind === 'ready' ? entries.value.get(trip.reservationId) : undefined;
  }
}

interface LastReading {
  readonly log: FailureLog;
  readonly limitMs: number;
}
