import type { BespokeRequests } from '../../core/excursions/bespoke-requests.port';
import type { ExcursionBookings } from '../../core/excursions/excursion-bookings.port';
import type { ExcursionContent } from '../../core/excursions/excursion-content.port';
import type { PartyView } from '../../core/party/party-view';
import { changedVoyage } from '../../core/trip-changes/changed-voyage';
import type { TripChanges } from '../../core/trip-changes/trip-changes.port';
import type { Clock } from '../../core/shared/clock.port';
import { type DatedDay, datedDays } from '../../core/trip-day/dated-days';
import { type ProgrammeEntry, programmeOf } from '../../core/trip-day/day-programme';
import { type TripMoment, tripMoment } from '../../core/trip-day/trip-moment';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { voyageOfItinerary } from '../../core/voyages/voyage-of-itinerary';
import { segmentsOf } from '../../core/voyages/voyage-selector';
import { LastView } from '../rendering/last-view';

interface TripPlansParts {
  readonly content: Pick<VoyageContent, 'findVoyages' | 'findPorts'>;
  readonly excursions: Pick<ExcursionContent, 'findExperiences'>;
  readonly excursionBookings: Pick<ExcursionBookings, 'findParties'>;
  readonly bespoke: Pick<BespokeRequests, 'find'>;
  readonly changes: Pick<TripChanges, 'findAll'>;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

export class TripPlans {
  private readonly lastPlans = new LastView<readonly DatedDay[]>();
  private readonly programmes = new LastView<Promise<readonly ProgrammeEntry[]>>();

  constructor(private readonly parts: TripPlansParts) {}

  async days(view: Pick<PartyView, 'trip'>): Promise<readonly DatedDay[]> {
    const { content, changes: ledger, officeTimeZone } = this.parts;
    const [voyages, ports, changes] = await Promise.all([content.findVoyages(), content.findPorts(), ledger.findAll()]);
    return this.lastPlans.of(view.trip, [voyages, ports, changes], () =>
      datedDays(segmentsOf(view.trip), {
        voyageOf: ({ packageCode }) => {
          const voyage = voyageOfItinerary(voyages, packageCode);
          return voyage && changedVoyage(voyage, packageCode, changes);
        },
        ports,
        officeTimeZone,
      }),
    );
  }

  momentOf({ trip }: PartyView, days: readonly DatedDay[]): TripMoment | undefined {
    const { clock, officeTimeZone } = this.parts;
    return tripMoment(trip, { days, now: clock.now(), officeTimeZone });
  }

  /** Read once for each opened trip, because two parts of a page show it. */
  programme(view: PartyView): Promise<readonly ProgrammeEntry[]> {
    return this.programmes.of(view, [], () => this.readProgramme(view));
  }

  private async readProgramme(view: PartyView): Promise<readonly ProgrammeEntry[]> {
    const { excursions, excursionBookings, bespoke } = this.parts;
    const ids = [view.trip.reservationId];
    const [experiences, parties, requests] = await Promise.all([
      excursions.findExperiences(),
      excursionBookings.findParties(ids),
      bespoke.find(ids),
    ]);
    return programmeOf(view, { parties, requests, experiences });
  }
}
