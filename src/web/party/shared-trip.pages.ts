import type { Request } from 'express';
import { atLeast } from '../../core/party/access-matrix';
import type { OpenParty } from '../../core/party/open-party';
import type { PartyView } from '../../core/party/party-view';
import type { Clock } from '../../core/shared/clock.port';
import { formatMoney } from '../../core/shared/money';
import { formatLongDate, todayIn } from '../../core/shared/plain-date';
import type { TripChanges } from '../../core/trip-changes/trip-changes.port';
import { planOfTrip } from '../../core/trips/payment-plan';
import { paymentPlanText } from '../../core/trips/payment-plan-text';
import { statusLabel } from '../../core/trips/trip-card';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { segmentsOf } from '../../core/voyages/voyage-selector';
import type { SharedTripPage } from '../../../views/party/SharedTripPage';
import type { SharedTripView } from '../../../views/party/SharedTrips';
import { hrefSharedTrip } from '../hrefs';
import type { ProfileSide } from '../profile/profile-side';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageAnswer } from '../rendering/page-answer';
import { titleAndDates } from '../trips/trip-card-view';
import { type FailureLog, readTripContents } from '../trips/trip-contents';
import { toTripLeg } from '../trips/trip-details-view';
import type { TripChangeLists } from '../trip-changes/trip-change-lists';
import type { TripDayPresenter } from '../trip-day/trip-day-presenter';
import type { PartyTrips } from './party-trips';
import { toOwnRoles } from './people-view';
import type { TripLinks } from './trip-links';

interface SharedTripPagesParts {
  readonly trips: PartyTrips;
  readonly parties: Pick<OpenParty, 'findShared'>;
  readonly side: Pick<ProfileSide, 'read'>;
  readonly links: TripLinks;
  readonly tripDay: Pick<TripDayPresenter, 'of'>;
  readonly changeLists: Pick<TripChangeLists, 'of'>;
  readonly content: Pick<VoyageContent, 'findVoyages' | 'findSuites'>;
  readonly changes: Pick<TripChanges, 'findAll'>;
  readonly assets: BuiltAssets;
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly vesselSlug: string;
}

export class SharedTripPages {
  constructor(private readonly parts: SharedTripPagesParts) {}

  readonly show = async (req: Request): Promise<PageAnswer<typeof SharedTripPage>> => {
    const view = await this.parts.trips.open(req);
    const [{ side }, contents, links, now, changes] = await Promise.all([
      this.parts.side.read(req),
      readTripContents(this.parts.content, req.log, this.parts.changes),
      this.parts.links.of(view),
      this.parts.tripDay.of(view),
      this.parts.changeLists.of(view),
    ]);
    const { trip } = view;
    const segments = segmentsOf(trip);
    const picture = contents.of(segments[0]).voyage?.pictures[0];
    const { assets, vesselSlug } = this.parts;
    return {
      props: {
        side,
        ...titleAndDates(segments, contents),
        statusLabel: statusLabel(trip.status),
        ...(picture ? { picture: assets.picture(picture.name, picture.alt) } : {}),
        roles: toOwnRoles(view),
        links,
        ...(now ? { now } : {}),
        ...(changes ? { changes } : {}),
        legs: segments.map((tripPackage) => {
          const { suite, ...content } = contents.of(tripPackage);
          return toTripLeg(tripPackage, {
            // The page derives its statements about the fare from these lines.
            trip: { ...trip, fareLines: atLeast(view.ofTrip('money'), 'see') ? trip.fareLines : [] },
            content: atLeast(view.ofTrip('suite'), 'see') ? { ...content, suite } : content,
            isVoyageDown: contents.down.voyages,
            assets,
            vesselSlug,
          });
        }),
        ...this.moneyOf(view),
      },
    };
  };

  async list(contactId: string, log: FailureLog): Promise<readonly SharedTripView[]> {
    const views = await this.parts.parties.findShared(contactId);
    if (views.length === 0) return [];
    const contents = await readTripContents(this.parts.content, log);
    return views.map((view) => {
      const { title, dates } = titleAndDates(segmentsOf(view.trip), contents);
      return {
        title,
        dates,
        roles: toOwnRoles(view)
          .map((role) => [role.title, role.until].join(' '))
          .join(', '),
        href: hrefSharedTrip(view.trip.reservationId),
      };
    });
  }

  private moneyOf(view: PartyView) {
    if (!atLeast(view.ofTrip('money'), 'see')) return {};
    const { trip } = view;
    const plan = planOfTrip(trip, todayIn(this.parts.officeTimeZone, this.parts.clock.now()));
    return {
      money: {
        total: formatMoney(trip.total),
        paidAmount: formatMoney(trip.totalPaid),
        remaining: formatMoney(plan.remaining),
        due: paymentPlanText(plan, formatLongDate),
      },
    };
  }
}
