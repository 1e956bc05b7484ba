import type { Clock } from '../shared/clock.port';
import { addDays, daysBetween, plainDate, type PlainDate } from '../shared/plain-date';
import type { Sailing } from '../voyages/sailing';
import type { SailingInventory } from '../voyages/sailing-inventory.port';
import type { VoyageContent } from '../voyages/voyage-content.port';
import { changedVoyage } from '../trip-changes/changed-voyage';
import type { TripChanges } from '../trip-changes/trip-changes.port';
import { departuresOf, itineraryOf, tourOf, type Departure } from './departure';
import type { ExcursionContent } from './excursion-content.port';
import type { ExcursionBookings } from './excursion-bookings.port';
import type { Experience } from './experience';

export interface FoundDeparture {
  readonly departure: Departure;
  readonly experience: Experience;
  readonly taken: number;
  readonly waiting: number;
  readonly seenAt: Date;
}

export interface DepartureSearch {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly tourCode?: string | undefined;
}

/** A sailing that began before the requested window may still be under way in it. */
const maxSailingDays = 60;
const firstDay = plainDate('0001-01-01');

const firstStartFor = (from: PlainDate): PlainDate =>
  daysBetween(firstDay, from) < maxSailingDays ? firstDay : addDays(from, -maxSailingDays);

/** Finds departures and their taken seats, which are queried each time and never cached (API-10, API-11). */
export class FindDepartures {
  constructor(
    private readonly parts: {
      readonly excursions: Pick<ExcursionContent, 'findExperiences'>;
      readonly voyages: Pick<VoyageContent, 'findVoyages' | 'findPorts'>;
      readonly inventory: SailingInventory;
      readonly changes: Pick<TripChanges, 'findAll'>;
      readonly excursionBookings: Pick<ExcursionBookings, 'findSeats'>;
      readonly clock: Clock;
    },
  ) {}

  async run({ from, to, tourCode }: DepartureSearch): Promise<readonly FoundDeparture[]> {
    const sailings = this.parts.inventory.findSailings({ from: firstStartFor(from), to });
    const plannedDepartures = await this.plan(sailings, tourCode);
    return this.withSeats(plannedDepartures.filter(({ departure: { date } }) => date >= from && date <= to));
  }

  async onSailings(itineraryIds: readonly string[], tourCode: string): Promise<readonly FoundDeparture[]> {
    return this.withSeats(await this.plannedOn(itineraryIds, tourCode));
  }

  async onDay(itineraryId: string, day: PlainDate): Promise<readonly FoundDeparture[]> {
    const plannedDepartures = await this.plannedOn([itineraryId]);
    return this.withSeats(plannedDepartures.filter(({ departure: { date } }) => date === day));
  }

  async unseenOnSailings(itineraryIds: readonly string[], tourCode: string): Promise<readonly PlannedDeparture[]> {
    return (await this.plannedOn(itineraryIds, tourCode)).toSorted(byBeginning);
  }

  async get({
    itineraryId,
    departureId,
  }: {
    readonly itineraryId: string;
    readonly departureId: string;
  }): Promise<PlannedDeparture | undefined> {
    const plannedDepartures = await this.plannedOn([itineraryId], tourOf(departureId));
    return plannedDepartures.find(({ departure }) => departure.departureId === departureId);
  }

  async byIds(departureIds: readonly string[]): Promise<readonly Departure[]> {
    return (await this.findPlanned(departureIds)).map(({ departure }) => departure);
  }

  async withIds(departureIds: readonly string[]): Promise<readonly FoundDeparture[]> {
    return this.withSeats(await this.findPlanned(departureIds));
  }

  private async plannedOn(itineraryIds: readonly string[], tourCode?: string): Promise<readonly PlannedDeparture[]> {
    const sailings = Promise.all(itineraryIds.map((itineraryId) => this.parts.inventory.getSailing(itineraryId)));
    return this.plan(
      sailings.then((found) => found.filter((sailing) => sailing !== undefined)),
      tourCode,
    );
  }

  private async findPlanned(departureIds: readonly string[]): Promise<readonly PlannedDeparture[]> {
    const wantedIds = new Set(departureIds);
    const plannedDepartures = await this.plannedOn([...new Set(departureIds.map(itineraryOf))]);
    return plannedDepartures.filter(({ departure: { departureId } }) => wantedIds.has(departureId));
  }

  /** Everything is asked for at the same time, because PostgreSQL answers such reads with one round trip. */
  private async plan(asking: Promise<readonly Sailing[]>, tourCode?: string): Promise<readonly PlannedDeparture[]> {
    const { excursions, voyages: content, changes: ledger } = this.parts;
    const [sailings, experiences, voyages, ports, changes] = await Promise.all([
      asking,
      excursions.findExperiences(),
      content.findVoyages(),
      content.findPorts(),
      ledger.findAll(),
    ]);
    const zones = new Map(ports.map(({ slug, timeZone }) => [slug, timeZone]));
    const wantedExperiences = experiences.filter(
      (experience) => tourCode === undefined || experience.tourCode === tourCode,
    );
    return sailings.flatMap((sailing) => {
      // A withdrawn voyage still sails for its booked guests (H52).
      const plannedVoyage = voyages.find(({ voyageId }) => voyageId === sailing.voyageId);
      if (!plannedVoyage) return [];
      const voyage = changedVoyage(plannedVoyage, sailing.itineraryId, changes);
      return wantedExperiences.flatMap((experience) =>
        departuresOf(experience, { voyage, sailing }, zones.get(experience.portSlug) ?? 'UTC').map((departure) => ({
          departure,
          experience,
        })),
      );
    });
  }

  private async withSeats(plannedDepartures: readonly PlannedDeparture[]): Promise<readonly FoundDeparture[]> {
    const seats = new Map(
      (
        await this.parts.excursionBookings.findSeats(plannedDepartures.map(({ departure }) => departure.departureId))
      ).map((one) => [one.departureId, one]),
    );
    const seenAt = this.parts.clock.now();
    return plannedDepartures
      .map(({ departure, experience }) => {
        const { taken = 0, waiting = 0, capacity = departure.capacity } = seats.get(departure.departureId) ?? {};
        return { departure: { ...departure, capacity }, experience, taken, waiting, seenAt };
      })
      .sort(byBeginning);
  }
}

export interface PlannedDeparture {
  readonly departure: Departure;
  readonly experience: Experience;
}

const byBeginning = ({ departure: one }: PlannedDeparture, { departure: other }: PlannedDeparture): number =>
  one.begins.getTime() - other.begins.getTime() || (one.departureId < other.departureId ? -1 : 1);
