import { readIsolatedSection } from '../../core/profile/isolated-section';
import type { Clock } from '../../core/shared/clock.port';
import { todayIn } from '../../core/shared/plain-date';
import type { Trip } from '../../core/trips/trip';
import type { TripRepository, TripGuest, TripReading } from '../../core/trips/trip-repository.port';
import { tripSections } from '../../core/trips/trip-card';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { TripCardSections } from '../../../views/trips/TripsPage';
import type { BuiltAssets } from '../rendering/built-assets';
import { toTripCard } from './trip-card-view';
import { type FailureLog, readTripContents, type TripContents } from './trip-contents';
import type { WaitlistEntries } from './waitlist-entries';

interface TripCardsParts {
  readonly trips: Pick<TripRepository, 'findTrips'>;
  readonly waitlistEntries: Pick<WaitlistEntries, 'of'>;
  readonly content: Pick<VoyageContent, 'findVoyages' | 'findSuites'>;
  readonly assets: BuiltAssets;
  readonly log: FailureLog;
  readonly takesPayments: boolean;
  readonly hasInvoices: boolean;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

interface KnownCards extends Pick<TripContents, 'voyages' | 'suites'> {
  readonly today: string;
  readonly waitlist: string;
  readonly sections: TripCardSections;
}

/** Timeout of the waitlist entries, which are read last: the page must be complete within three seconds (E2). */
const entriesLimitMs = 400;

export class TripCards {
  /** Cards are cached by the guest's trips, which are the same object until one of them changes. */
  private readonly cardsByTrips = new WeakMap<readonly Trip[], KnownCards>();

  constructor(private readonly parts: TripCardsParts) {}

  /** Cards lack the voyage or the waitlist entry when these cannot be read; rejects when the trips cannot (ROL-07). */
  async of(guest: TripGuest, reading?: TripReading): Promise<TripCardSections> {
    const { trips, content, assets, log, clock, officeTimeZone, takesPayments, hasInvoices } = this.parts;
    const [foundTrips, contents] = await Promise.all([trips.findTrips(guest, reading), readTripContents(content, log)]);
    const entries = await this.entriesOf(foundTrips);
    const today = todayIn(officeTimeZone, clock.now());
    const waitlist = JSON.stringify([...entries]);
    const knownCards = this.cardsByTrips.get(foundTrips);
    if (
      knownCards?.today === today &&
      knownCards.waitlist === waitlist &&
      knownCards.voyages === contents.voyages &&
      knownCards.suites === contents.suites
    )
      return knownCards.sections;
    const toView = (trip: Trip) =>
      toTripCard(
        trip,
        { today, timeZone: officeTimeZone, contents, assets, takesPayments, hasInvoices, reading },
        entries.get(trip.reservationId),
      );
    const { upcoming, past, expired } = tripSections(foundTrips);
    const sections = { upcoming: upcoming.map(toView), past: past.map(toView), expired: expired.map(toView) };
    const { voyages, suites } = contents;
    this.cardsByTrips.set(foundTrips, { today, waitlist, voyages, suites, sections });
    return sections;
  }

  private async entriesOf(trips: readonly Trip[]) {
    const { waitlistEntries, log } = this.parts;
    const entries = await readIsolatedSection(
      waitlistEntries.of(trips),
      (err) => log.warn({ err }, 'the places of trips in their lines could not be read'),
      entriesLimitMs,
    );
    return entries.kind === 'ready' ? entries.value : new Map<string, never>();
  }
}
