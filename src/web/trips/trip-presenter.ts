import type { ExcursionContent } from '../../core/excursions/excursion-content.port';
import type { Experience } from '../../core/excursions/experience';
import { portsOfTrip } from '../../core/excursions/ports-of-trip';
import { type ExperienceSorting, suggestedToAll } from '../../core/excursions/sort-experiences';
import { type IsolatedSection, readIsolatedSection } from '../../core/profile/isolated-section';
import type { Clock } from '../../core/shared/clock.port';
import { type PlainDate, todayIn } from '../../core/shared/plain-date';
import type { TripReading } from '../../core/trips/trip-repository.port';
import type { Trip, TripPackage } from '../../core/trips/trip';
import type { TripChanges } from '../../core/trip-changes/trip-changes.port';
import { statusLabel } from '../../core/trips/trip-card';
import { hasEnded, isStillAhead } from '../../core/trips/trip-order';
import { shownSegments } from '../../core/trips/trip-segments';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { Port } from '../../core/voyages/voyage';
import { segmentsOf } from '../../core/voyages/voyage-selector';
import type { TripDetailsView } from '../../../views/trips/TripDetails';
import type { TripExperiencesView } from '../../../views/trips/TripExperiences';
import type { TripFound } from '../../../views/trips/TripPage';
import type { Tab } from '../../../views/ui/Tabs';
import { type TripTabName, tripTabs } from '../../../views/trips/trip-tabs';
import { tripsTexts } from '../../../views/trips/trips.texts';
import { hrefRequests, hrefTrip } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { LastView } from '../rendering/last-view';
import { titleAndDates, titleOf } from './trip-card-view';
import { type FailureLog, readTripContents, type TripContents } from './trip-contents';
import { picturesOfTrip, toTripLeg } from './trip-details-view';
import { portAnchor, toTripExperiences } from './trip-experiences-view';
import { commissionText, reservedByText } from '../../core/trips/travel-adviser';
import { toPassenger } from './trip-guests-view';
import type { TripPageQuery } from './trip-page-query';
import { toTripPayment } from './trip-payment-view';
import { recordOf } from '../../core/shared/typed-entries';
import { isActive } from '../../core/trips/active-reservation';

interface TripPresenterParts {
  readonly takesPayments: boolean;
  /** Every fare includes these services (TRD-13). */
  readonly inclusions?: readonly string[];
  readonly hasInvoices: boolean;
  readonly content: Pick<VoyageContent, 'findVoyages' | 'findSuites' | 'findPorts'>;
  readonly excursions: Pick<ExcursionContent, 'findExperiences'>;
  readonly changes: Pick<TripChanges, 'findAll'>;
  readonly assets: BuiltAssets;
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly openBefore: PlainDate;
  readonly vesselSlug: string;
}

/** A trip is shown with the line's content. Each part may be missing, and the page says so (E2, ROL-08). */
export interface TripSources {
  readonly contents: TripContents;
  readonly experiences: IsolatedSection<readonly Experience[]>;
  /** Empty when the ports cannot be read: the gallery then has no pictures of ports (TRD-16). */
  readonly ports: readonly Port[];
}

const noPorts: readonly Port[] = [];

const bySegment: readonly TripTabName[] = ['details', 'local_experiences'];

interface TripPresentation {
  readonly trip: Trip;
  readonly query: Pick<TripPageQuery, 'tab' | 'reservationPackageId'>;
  readonly reading: TripReading;
  readonly sources: TripSources;
  readonly sorting?: ExperienceSorting;
  readonly contactHref: string;
}

export class TripPresenter {
  private readonly views = new LastView<TripFound>();

  constructor(private readonly parts: TripPresenterParts) {}

  /** Does not depend on the trip, so that both can be read in parallel. Never throws. */
  async read(log: FailureLog): Promise<TripSources> {
    const { content, excursions, changes } = this.parts;
    const [contents, experiences, ports] = await Promise.all([
      readTripContents(content, log, changes),
      readIsolatedSection(excursions.findExperiences(), (err) =>
        log.warn({ err }, 'Failed to fetch the experiences of a trip'),
      ),
      readIsolatedSection(content.findPorts(), (err) => log.warn({ err }, 'Failed to load port images')),
    ]);
    return { contents, experiences, ports: ports.kind === 'ready' ? ports.value : noPorts };
  }

  /** Returns the same view while nothing changes, except when experiences are in an order of the guest's own. */
  toView(presentation: TripPresentation): TripFound {
    const { trip, query, reading, sources, sorting, contactHref } = presentation;
    if (sorting) return this.makeView(presentation);
    const { voyages, suites, changes, down } = sources.contents;
    const { experiences, ports } = sources;
    const inputs = [
      query.tab,
      query.reservationPackageId,
      reading.isDevMode,
      contactHref,
      this.today(),
      voyages,
      suites,
      changes,
      down.voyages,
      down.suites,
      experiences.kind === 'ready' ? experiences.value : undefined,
      ports,
    ];
    return this.views.of(trip, inputs, () => this.makeView(presentation));
  }

  private makeView(presentation: TripPresentation): TripFound {
    const {
      trip,
      query,
      sources: { contents },
    } = presentation;
    const segments = shownSegments(trip, query.reservationPackageId);
    const picture = contents.of(segments[0]).voyage?.pictures[0];
    return {
      kind: 'trip',
      reservationId: trip.reservationId,
      statusLabel: statusLabel(trip.status),
      ...titleAndDates(segments, contents),
      guestNames: trip.passengers.map(({ fullName }) => fullName),
      ...(picture ? { picture: this.parts.assets.mainPicture(picture.name, 'whole', picture.alt) } : {}),
      tabHrefs: recordOf(tripTabs, (tab) => hrefTab(presentation, tab)),
      ...(trip.packages.length > 1 &&
        bySegment.includes(query.tab) && { segments: segmentViews(presentation, segments) }),
      ...this.openTab(presentation, segments),
    };
  }

  private openTab(presentation: TripPresentation, segments: readonly TripPackage[]) {
    const {
      trip,
      query: { tab },
      reading,
      contactHref,
    } = presentation;
    switch (tab) {
      case 'details':
        return { tab, details: this.details(presentation, segments) } as const;
      case 'guest':
        return {
          tab,
          guests: { passengers: trip.passengers.map((passenger) => toPassenger(passenger, this.today())), contactHref },
        } as const;
      case 'local_experiences':
        return { tab, experiences: this.experiences(presentation, segments) } as const;
      case 'payment':
        return {
          tab,
          payment: toTripPayment(trip, {
            today: this.today(),
            timeZone: this.parts.officeTimeZone,
            takesPayments: this.parts.takesPayments,
            ...(this.parts.inclusions ? { inclusions: this.parts.inclusions } : {}),
            hasInvoices: this.parts.hasInvoices,
            reading,
          }),
        } as const;
    }
  }

  private details(presentation: TripPresentation, segments: readonly TripPackage[]): TripDetailsView {
    const {
      trip,
      sources: { contents, ports },
      contactHref,
    } = presentation;
    const { assets, vesselSlug } = this.parts;
    const tripPorts = this.tripPorts(presentation, segments) ?? [];
    const counts = new Map(tripPorts.map((port) => [portAnchor(port), port.matches.length]));
    const experiencesHref = hrefTab(presentation, 'local_experiences');
    return {
      together: (trip.bookedTogether ?? []).map(({ reservationId, ...suite }) => ({
        label: [
          contents.of({ packageCode: '', ...suite }).suite?.title ?? suite.cabinCategory,
          ...(suite.cabinNumber ? [`cabin ${suite.cabinNumber}`] : []),
        ].join(', '),
        href: hrefTrip(reservationId),
      })),
      legs: segments.map((tripPackage) =>
        toTripLeg(tripPackage, {
          trip,
          content: contents.of(tripPackage),
          isVoyageDown: contents.down.voyages,
          assets,
          vesselSlug,
          experiencesOn: (day) => {
            const anchor = portAnchor({ packageCode: tripPackage.packageCode, day });
            const count = counts.get(anchor);
            return count === undefined ? undefined : { count, href: `${experiencesHref}#${anchor}` };
          },
        }),
      ),
      pictures: picturesOfTrip(
        segments.flatMap((segment) => contents.of(segment).voyage ?? []),
        ports,
      ).map(({ name, alt }) => assets.picture(name, alt)),
      ...(isStillAhead(trip, this.today()) ? { cancellationHref: contactHref } : {}),
      ...(isActive(trip) && isStillAhead(trip, this.today())
        ? { costHref: `${hrefRequests(trip.reservationId, { kind: 'cancel' })}#advice` }
        : {}),
      failures: { itinerary: contents.down.voyages, suite: contents.down.suites },
      retryHref: hrefTab(presentation, 'details'),
      ...(trip.adviser ? { adviser: `${reservedByText(trip.adviser)} ${commissionText}` } : {}),
    };
  }

  private experiences(presentation: TripPresentation, segments: readonly TripPackage[]): TripExperiencesView {
    const {
      trip,
      sources: { contents, ports },
      contactHref,
    } = presentation;
    const tripPorts = this.tripPorts(presentation, segments);
    if (!tripPorts) return { kind: 'failed', retryHref: hrefTab(presentation, 'local_experiences') };
    const { assets, openBefore } = this.parts;
    return toTripExperiences(trip, {
      segments,
      contents,
      tripPorts,
      ports,
      assets,
      today: this.today(),
      openBefore,
      contactHref,
      sorting: presentation.sorting ?? suggestedToAll,
      sortHref: hrefTab(presentation, 'local_experiences'),
    });
  }

  private tripPorts(
    { sources: { contents, experiences }, sorting }: TripPresentation,
    segments: readonly TripPackage[],
  ) {
    if (experiences.kind === 'failed' || contents.down.voyages) return undefined;
    const voyages = segments.flatMap((tripPackage) => {
      const { voyage } = contents.of(tripPackage);
      return voyage ? [{ voyage, tripPackage }] : [];
    });
    const today = this.today();
    const from = hasEnded({ packages: segments }, today) ? undefined : today;
    return portsOfTrip(voyages, { experiences: experiences.value, sorting, from });
  }

  private today(): PlainDate {
    return todayIn(this.parts.officeTimeZone, this.parts.clock.now());
  }
}

const hrefTab = ({ trip, query: { reservationPackageId }, reading }: TripPresentation, tab: TripTabName): string => {
  const isOwn =
    trip.packages.length > 1 &&
    trip.packages.some((tripPackage) => tripPackage.reservationPackageId === reservationPackageId);
  return hrefTrip(trip.reservationId, tab, {
    reservationPackageId: isOwn ? reservationPackageId : undefined,
    isDevMode: reading.isDevMode,
  });
};

function segmentViews(
  { trip, query: { tab }, reading: { isDevMode }, sources: { contents } }: TripPresentation,
  shownPackages: readonly TripPackage[],
): readonly Tab[] {
  const isWhole = shownPackages.length === trip.packages.length;
  return [
    { label: tripsTexts.trip.everySegment, href: hrefTrip(trip.reservationId, tab, { isDevMode }), isCurrent: isWhole },
    ...segmentsOf(trip).map((segment) => ({
      label: titleOf(segment, contents.of(segment)),
      href: hrefTrip(trip.reservationId, tab, { reservationPackageId: segment.reservationPackageId, isDevMode }),
      isCurrent: !isWhole && shownPackages.includes(segment),
    })),
  ];
}
