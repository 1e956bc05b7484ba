import { randomUUID } from 'node:crypto';
import { changeTitle } from '../../core/trip-changes/change-text';
import { changedVoyage } from '../../core/trip-changes/changed-voyage';
import type { DayPlan, TripChange } from '../../core/trip-changes/trip-change';
import { todayIn } from '../../core/shared/plain-date';
import type { ItineraryDay } from '../../core/voyages/voyage';
import { voyageOfItinerary } from '../../core/voyages/voyage-of-itinerary';
import type { SampleLine } from '../embedded-content/sample-line';
import { readChanges } from '../embedded-state/trip-changes/trip-changes';
import type { OpenTransaction } from '../sql/line-database';
import { lockSailing } from '../sql/row-locks';
import { reportChange, type RecordParts, textOfChange } from './record-change';
import { refuse } from './refused-command';
import { activeStatuses, isActive } from '../../core/trips/active-reservation';

interface DayTimes {
  /** `HH:MM`; undefined where the yacht arrives before or leaves after the day. */
  readonly arrives: string | undefined;
  readonly departs: string | undefined;
}

interface TripChangeOfficeParts extends RecordParts {
  readonly content: Pick<SampleLine, 'voyages' | 'ports' | 'facts'>;
}

const acceptedState = 'accepted';

/** Changes a day of a sailing or the cabin of a reservation, with a reason, and has everyone concerned notified. */
export class TripChangeOffice {
  constructor(private readonly parts: TripChangeOfficeParts) {}

  changeTimes(
    itineraryId: string,
    day: number,
    { times, reason }: { readonly times: DayTimes; readonly reason: string },
  ) {
    return this.changeDay(itineraryId, day, { reason, planOf: (before) => withTimes(before, times) });
  }

  /** An undefined `portSlug` makes the day one at sea. */
  async changePort(
    itineraryId: string,
    day: number,
    {
      portSlug,
      isDocked,
      times,
      reason,
    }: {
      readonly portSlug: string | undefined;
      readonly isDocked: boolean;
      readonly times: DayTimes;
      readonly reason: string;
    },
  ): Promise<string> {
    const port = this.parts.content.ports.find(({ slug }) => slug === portSlug);
    if (portSlug !== undefined && !port) return refuse(`There is no port ${portSlug}.`);
    return this.changeDay(itineraryId, day, {
      reason,
      planOf: () =>
        port
          ? withTimes(
              {
                type: isDocked ? 'Docked' : 'Anchored',
                title: port.name,
                country: port.country,
                portSlug: port.slug,
              },
              times,
            )
          : { type: 'At Sea', title: 'At sea' },
    });
  }

  changeCabin(reservationId: string, cabin: string, reason: string): Promise<string> {
    return textOfChange(this.parts, `change cabin ${reservationId} ${cabin}`, async (transaction) => {
      const reservation = await transaction
        .selectFrom('reservations')
        .select(['itinerary_id', 'cabin_number', 'status'])
        .where('reservation_id', '=', reservationId)
        .executeTakeFirst();
      if (!reservation) return refuse(`There is no reservation ${reservationId}.`);
      const { itinerary_id: itineraryId, cabin_number: before, status } = reservation;
      if (before === null || !isActive({ status })) return refuse(`${reservationId} has no cabin.`);
      await lockSailing(transaction, itineraryId);
      const foundCabin = await transaction
        .selectFrom('cabins')
        .select('category')
        .where('cabin_number', '=', cabin)
        .executeTakeFirst();
      if (!foundCabin) return refuse(`There is no cabin ${cabin}.`);
      await transaction
        .deleteFrom('cabin_claims')
        .where('itinerary_id', '=', itineraryId)
        .where('cabin_number', '=', cabin)
        .where('expires_at', '<=', this.parts.clock.now().getTime())
        .execute();
      const takenCabin = await transaction
        .selectFrom('cabin_claims')
        .select('cabin_number')
        .where('itinerary_id', '=', itineraryId)
        .where('cabin_number', '=', cabin)
        .executeTakeFirst();
      if (takenCabin) return refuse(`Cabin ${cabin} is taken on ${itineraryId}.`);
      await transaction
        .updateTable('cabin_claims')
        .set({ cabin_number: cabin, category: foundCabin.category })
        .where('itinerary_id', '=', itineraryId)
        .where('cabin_number', '=', before)
        .where('reservation_id', '=', reservationId)
        .execute();
      await transaction
        .updateTable('reservations')
        .set({ cabin_number: cabin, category: foundCabin.category })
        .where('reservation_id', '=', reservationId)
        .execute();
      const count = await this.record(transaction, {
        ...this.facts(itineraryId, reason),
        kind: 'cabin',
        reservationId,
        before,
        after: cabin,
      });
      return reportChange(`${reservationId} has cabin ${cabin} instead of ${before}; ${peopleText(count)} written to.`);
    });
  }

  private changeDay(
    itineraryId: string,
    number: number,
    { planOf, reason }: { readonly planOf: (before: DayPlan) => DayPlan; readonly reason: string },
  ): Promise<string> {
    return textOfChange(this.parts, `change day ${itineraryId} ${number}`, async (transaction) => {
      const { content, clock } = this.parts;
      await lockSailing(transaction, itineraryId);
      const sailing = await transaction
        .selectFrom('sailings')
        .select('end_on')
        .where('itinerary_id', '=', itineraryId)
        .executeTakeFirst();
      const voyage = voyageOfItinerary(
        content.voyages.map((one) => one.voyage),
        itineraryId,
      );
      if (!sailing || !voyage) return refuse(`There is no sailing ${itineraryId}.`);
      if (sailing.end_on < todayIn(content.facts.timeZone, clock.now())) return refuse(`${itineraryId} is over.`);
      const newVoyage = changedVoyage(voyage, itineraryId, await readChanges(transaction));
      const day = newVoyage.days.find((one) => one.day === number);
      if (!day) return refuse(`${itineraryId} has no day ${number}.`);
      const before = planFrom(day);
      const change: TripChange = {
        ...this.facts(itineraryId, reason),
        kind: 'day',
        day: number,
        before,
        after: planOf(before),
      };
      const count = await this.record(transaction, change);
      return reportChange(`${itineraryId}: ${changeTitle(change)}; ${peopleText(count)} written to.`);
    });
  }

  /** Records the change with a notice for each person who may see it: the guest of each reservation, and its party. */
  private async record(transaction: OpenTransaction, change: TripChange): Promise<number> {
    await transaction
      .insertInto('trip_changes')
      .values({
        change_id: change.changeId,
        itinerary_id: change.itineraryId,
        day: change.kind === 'day' ? change.day : null,
        reservation_id: change.kind === 'cabin' ? change.reservationId : null,
        before_plan: JSON.stringify(change.before),
        after_plan: JSON.stringify(change.after),
        reason: change.reason,
        changed_at: change.changedAt.getTime(),
      })
      .execute();
    const reservationIds =
      change.kind === 'cabin' ? [change.reservationId] : await this.reservationsOn(transaction, change.itineraryId);
    const people = new Map<string, { readonly reservationId: string; readonly contactId: string }>();
    for (const reservationId of reservationIds)
      for (const contactId of await this.peopleOf(transaction, reservationId))
        people.set(`${reservationId} ${contactId}`, { reservationId, contactId });
    for (const { reservationId, contactId } of people.values())
      await transaction
        .insertInto('trip_change_notices')
        .values({
          change_id: change.changeId,
          reservation_id: reservationId,
          contact_id: contactId,
          claimed_until: 0,
          notified_at: null,
          acknowledged_at: null,
        })
        .execute();
    return people.size;
  }

  /** The second voyage of a reservation has a claim of its own (decision 28). */
  private async reservationsOn(transaction: OpenTransaction, itineraryId: string): Promise<readonly string[]> {
    const rows = await transaction
      .selectFrom('cabin_claims')
      .innerJoin('reservations', 'reservations.reservation_id', 'cabin_claims.reservation_id')
      .select('reservations.reservation_id')
      .where('cabin_claims.itinerary_id', '=', itineraryId)
      .where('reservations.status', 'in', activeStatuses)
      .execute();
    return [...new Set(rows.map(({ reservation_id: id }) => id))];
  }

  private async peopleOf(transaction: OpenTransaction, reservationId: string): Promise<readonly string[]> {
    const holders = await transaction
      .selectFrom('reservation_contacts')
      .select('contact_id')
      .where('reservation_id', '=', reservationId)
      .where('state', '=', 'confirmed')
      .execute();
    const members = await transaction
      .selectFrom('party_members')
      .select('contact_id')
      .where('reservation_id', '=', reservationId)
      .where('state', '=', acceptedState)
      .where('ends_on', '>=', todayIn(this.parts.content.facts.timeZone, this.parts.clock.now()))
      .execute();
    return [...holders, ...members].flatMap(({ contact_id: id }) => id ?? []);
  }

  private facts(itineraryId: string, reason: string) {
    return { changeId: randomUUID(), itineraryId, reason, changedAt: this.parts.clock.now() };
  }
}

const peopleText = (count: number): string => (count === 1 ? '1 person is' : `${count} people are`);

const planFrom = ({ type, title, country, portSlug, arrives, departs }: ItineraryDay): DayPlan => ({
  type,
  title,
  ...(country === undefined ? {} : { country }),
  ...(portSlug === undefined ? {} : { portSlug }),
  ...(arrives === undefined ? {} : { arrives }),
  ...(departs === undefined ? {} : { departs }),
});

const withTimes = (
  { arrives: _arrives, departs: _departs, ...plan }: DayPlan,
  { arrives, departs }: DayTimes,
): DayPlan => ({
  ...plan,
  ...(arrives === undefined ? {} : { arrives }),
  ...(departs === undefined ? {} : { departs }),
});
