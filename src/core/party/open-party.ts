import type { Clock } from '../shared/clock.port';
import { type PlainDate, todayIn } from '../shared/plain-date';
import type { GuestDirectory } from '../sign-in/guest-directory.port';
import type { KnownTrips } from '../preparation/known-trips.port';
import { tripStart } from '../trips/trip-order';
import type { Trip } from '../trips/trip';
import type { TripRepository } from '../trips/trip-repository.port';
import { isActive, type PartyMember } from './party-member';
import type { PartyMembers } from './party-members.port';
import { PartyView, positionOfHolder, travellersOf } from './party-view';

interface OpenPartyParts {
  readonly trips: Pick<TripRepository, 'getTrip'>;
  readonly members: Pick<PartyMembers, 'findOf' | 'findMemberships'>;
  readonly guests: Pick<GuestDirectory, 'getGuest'>;
  /** The trips that reminders are sent for, where reservations are stored in another system. */
  readonly knownTrips: KnownTrips;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

/** Opens a trip for every page of its party: a person without a role on it can read nothing of it (ROL-04). */
export class OpenParty {
  constructor(private readonly parts: OpenPartyParts) {}

  /**
   * A guest without a role gets undefined, the same answer as for a trip that does not exist, so that nobody can probe
   * for reservations.
   */
  async run({
    contactId,
    reservationId,
  }: {
    readonly contactId: string;
    readonly reservationId: string;
  }): Promise<PartyView | undefined> {
    const { trips, members } = this.parts;
    const [own, memberships] = await Promise.all([
      trips.getTrip({ contactId }, reservationId),
      members.findMemberships(contactId),
    ]);
    const today = this.today();
    const roles = memberships.filter((member) => member.reservationId === reservationId && isActive(member, today));
    const isHolder = own !== undefined && !own.isUnconfirmed;
    const trip = isHolder ? own : await this.tripOf(roles, reservationId);
    if (!trip) return undefined;
    if (isHolder) await this.note(contactId, trip);
    const [everyone, guest] = await Promise.all([
      members.findOf(reservationId),
      isHolder ? this.parts.guests.getGuest(contactId) : undefined,
    ]);
    const traveller = guest && positionOfHolder(trip.passengers, guest);
    return new PartyView(
      trip,
      contactId,
      [
        ...(isHolder
          ? [
              {
                role: 'holder' as const,
                wards: [],
                seesHealth: false,
                ...(traveller === undefined ? {} : { traveller }),
              },
            ]
          : []),
        ...roles,
      ],
      everyone,
      travellersOf(trip, everyone, today),
    );
  }

  async findShared(contactId: string): Promise<readonly PartyView[]> {
    const memberships = await this.parts.members.findMemberships(contactId);
    const ids = new Set(memberships.flatMap((one) => (isActive(one, this.today()) ? [one.reservationId] : [])));
    const views = await Promise.all([...ids].map((reservationId) => this.run({ contactId, reservationId })));
    return views.flatMap((view) => (view && !view.isHolder ? [view] : []));
  }

  /** A failure costs one reminder, not the page. */
  private async note(contactId: string, trip: Trip): Promise<void> {
    const startsOn = tripStart(trip);
    if (!startsOn || trip.status !== 'BK') return;
    await this.parts.knownTrips.note({ reservationId: trip.reservationId, contactId, startsOn }).catch(() => undefined);
  }

  /** A role ends when the reservation of the guest who holds it ends. */
  private async tripOf(roles: readonly PartyMember[], reservationId: string): Promise<Trip | undefined> {
    for (const holderId of new Set(roles.map((role) => role.holderId))) {
      const trip = await this.parts.trips.getTrip({ contactId: holderId }, reservationId);
      if (trip && !trip.isUnconfirmed) return trip;
    }
    return undefined;
  }

  private today(): PlainDate {
    return todayIn(this.parts.officeTimeZone, this.parts.clock.now());
  }
}
