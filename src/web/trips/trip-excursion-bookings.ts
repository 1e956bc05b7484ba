import { momentText } from '../../core/shared/moment-text';
import { freeUntil, closesAt, type ExcursionTerms } from '../../core/excursions/excursion-terms';
import { excursionCostText } from '../../core/excursions/excursion-cost-text';
import { hoursOf, zoneNameOf } from '../../core/excursions/departure-times';
import { durationText } from '../../core/excursions/duration';
import type { BespokeRequest } from '../../core/excursions/bespoke-request';
import type { BespokeRequests } from '../../core/excursions/bespoke-requests.port';
import type { ExcursionBookings, ExcursionParty } from '../../core/excursions/excursion-bookings.port';
import type {
  PendingExcursionBooking,
  PendingExcursionBookings,
} from '../../core/excursions/pending-excursion-bookings.port';
import type { Experience } from '../../core/excursions/experience';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import type { LineMessages } from '../../core/content/line-messages';
import type { Clock } from '../../core/shared/clock.port';
import { addMoney, formatMoney, type Money } from '../../core/shared/money';
import { formatLongDate } from '../../core/shared/plain-date';
import type { Trip } from '../../core/trips/trip';
import type { Port } from '../../core/voyages/voyage';
import { isMissed } from '../../core/trip-changes/is-missed';
import { shortPortName } from '../../core/voyages/port-name';
import type {
  ExcursionBookingRemoval,
  ExcursionBookingView,
  TripExcursionBookingsSection,
  TripExcursionBookingsView,
} from '../../../views/trips/TripExcursionBookings';
import { tripExcursionBookingsTexts as texts } from '../../../views/trips/trip-excursion-bookings.texts';
import { hrefChangeBooking, hrefContactUs, hrefExperience, hrefExcursionBookings } from '../hrefs';
import { paths } from '../paths';
import type { TripPlans } from '../trip-day/trip-plans';
import { hrefExcursionFile } from './calendar-addresses';
import { toCustomExcursions } from './custom-excursions';
import type { ExcursionBookingProofs } from './excursion-booking-proofs';
import { toPendingExcursionBookings } from './pending-excursion-bookings';
import type { FailureLog } from './trip-contents';
import type { ExcursionBookingsQuery } from './excursion-bookings-query';

interface TripExcursionBookingsParts {
  readonly excursionBookings: Pick<ExcursionBookings, 'findParties' | 'findSeats'>;
  readonly bespoke: Pick<BespokeRequests, 'find'>;
  readonly pending: Pick<PendingExcursionBookings, 'findOpen'>;
  readonly proofs: Pick<ExcursionBookingProofs, 'read'>;
  readonly messages: Pick<LineMessages, 'excursionRemoved'>;
  readonly plans: Pick<TripPlans, 'days'>;
  readonly terms: ExcursionTerms;
  readonly clock: Clock;
}

interface ExcursionBookingSources {
  readonly experiences: readonly Experience[];
  readonly ports: readonly Port[];
}

export class TripExcursionBookingsPresenter {
  constructor(private readonly parts: TripExcursionBookingsParts) {}

  /** Never throws: when the booking system does not answer, only this section fails (E2). */
  async of(
    trip: Trip,
    {
      query,
      sources,
      log,
      limitMs,
    }: {
      readonly query: ExcursionBookingsQuery;
      readonly sources: ExcursionBookingSources;
      readonly log: FailureLog;
      /** What the page has left: a read that goes on after it would be reported a second time. */
      readonly limitMs: number;
    },
  ): Promise<TripExcursionBookingsSection> {
    const section = await readIsolatedSection(
      this.read(trip.reservationId),
      (err) => log.warn({ err }, 'Failed to fetch the experiences of a reservation'),
      limitMs,
    );
    if (section.kind === 'failed') return this.unavailable(trip, query);
    const { parties, lines, requests, pending } = section.value;
    const titleOf = (party: ExcursionParty) =>
      sources.experiences.find(({ tourCode }) => tourCode === party.departure.tourCode)?.title ??
      party.departure.tourCode;
    const removing = parties.find(({ partyId }) => partyId === query.removing);
    const waiting = toPendingExcursionBookings(pending, { parties, experiences: sources.experiences });
    const receipt =
      query.reserved === undefined
        ? this.stepReceipt(trip, query, parties)
        : reservedReceipt(query.reserved, { parties, requests, pending: waiting, titleOf });
    return {
      kind: 'ready',
      action: paths.trips.tripExcursions,
      reservationId: trip.reservationId,
      againHref: hrefExcursionBookings(trip.reservationId),
      tripExcursions: parties.map((party) =>
        this.toView(party, { title: titleOf(party), line: lines.get(party.partyId), sources }),
      ),
      pending: waiting,
      custom: toCustomExcursions(requests, sources.ports),
      ...(removing &&
        this.isOpen(removing) && {
          removal: this.removal(removing, {
            title: titleOf(removing),
            isFree: await this.isMissedNow(trip, removing, sources),
          }),
        }),
      ...(receipt ? { receipt } : {}),
    };
  }

  /**
   * The section when the booking system does not answer; the result of the guest's last change is still shown (EXC-20).
   */
  unavailable({ reservationId }: Trip, query: ExcursionBookingsQuery): TripExcursionBookingsSection {
    const receipt = this.parts.proofs.read(reservationId, query);
    return { kind: 'failed', retryHref: hrefExcursionBookings(reservationId), ...(receipt ? { receipt } : {}) };
  }

  private async read(reservationId: string): Promise<{
    readonly parties: readonly ExcursionParty[];
    readonly lines: ReadonlyMap<string, NonNullable<ExcursionBookingView['line']>>;
    readonly requests: readonly BespokeRequest[];
    readonly pending: readonly PendingExcursionBooking[];
  }> {
    const { excursionBookings, bespoke, pending: pendingBookings, clock } = this.parts;
    const seenAt = clock.now();
    const [parties, requests, pending] = await Promise.all([
      excursionBookings.findParties([reservationId]),
      bespoke.find([reservationId]),
      pendingBookings.findOpen([reservationId]),
    ]);
    const waiting = parties.filter(({ state }) => state === 'waiting');
    const seats = new Map(
      (await excursionBookings.findSeats([...new Set(waiting.map(({ departure }) => departure.departureId))])).map(
        (one) => [one.departureId, one.waiting],
      ),
    );
    const lines = waiting.flatMap(({ partyId, position, departure: { departureId, timeZone } }) =>
      position === undefined
        ? []
        : [
            [
              partyId,
              { position, waiting: seats.get(departureId) ?? position, seenAt: momentText(seenAt, timeZone) },
            ] as const,
          ],
    );
    return { parties, lines: new Map(lines), requests, pending };
  }

  private toView(
    party: ExcursionParty,
    {
      title,
      line,
      sources: { experiences, ports },
    }: {
      readonly title: string;
      readonly line: ExcursionBookingView['line'];
      readonly sources: ExcursionBookingSources;
    },
  ): ExcursionBookingView {
    const { partyId, reservationId, departure, state, offerEndsAt, notes, bookings } = party;
    const experience = experiences.find(({ tourCode }) => tourCode === departure.tourCode);
    const port = ports.find(({ slug }) => slug === experience?.portSlug);
    return {
      partyId,
      departureId: departure.departureId,
      state,
      timeZone: departure.timeZone,
      title,
      ...(experience ? { href: hrefExperience(experience.categorySlug, experience.slug) } : {}),
      status: state === 'confirmed' ? 'Confirmed' : 'Requested',
      date: formatLongDate(departure.date),
      time: `${hoursOf(departure)}, ${zoneNameOf(departure)}`,
      ...(port ? { port: shortPortName(port.name) } : {}),
      duration: durationText((departure.ends.getTime() - departure.begins.getTime()) / 60_000),
      guests: bookings.map(({ fullName }) => fullName),
      ...(notes === undefined ? {} : { notes }),
      ...(line ? { line } : {}),
      ...(state === 'offered' && offerEndsAt
        ? {
            offer: {
              until: momentText(offerEndsAt, departure.timeZone),
              cost: excursionCostText(party, { now: this.parts.clock.now(), terms: this.parts.terms }),
            },
          }
        : {}),
      ...(this.isOpen(party) && {
        removeHref: hrefExcursionBookings(reservationId, { removing: partyId }),
        changeHref: hrefChangeBooking(partyId),
      }),
      ...(!this.isOpen(party) &&
        this.parts.clock.now() < departure.begins && {
          contactHref: hrefContactUs('trip', { reference: reservationId }),
        }),
      calendarHref: hrefExcursionFile(partyId),
    };
  }

  /** Cancelling costs nothing where the line's own change made the excursion impossible. */
  private async isMissedNow(
    trip: Trip,
    { departure }: ExcursionParty,
    { experiences }: ExcursionBookingSources,
  ): Promise<boolean> {
    const days = await this.parts.plans.days({ trip });
    const day = days.find(
      ({ tripPackage, date }) => tripPackage.packageCode === departure.itineraryId && date === departure.date,
    );
    const experience = experiences.find(({ tourCode }) => tourCode === departure.tourCode);
    return day !== undefined && isMissed({ ...departure, ...(experience ? { experience } : {}) }, day);
  }

  /** The confirmation states the lost sum before a booking is cancelled. */
  private removal(
    { partyId, reservationId, departure, state, bookings }: ExcursionParty,
    { title, isFree: isFreeAnyway }: { readonly title: string; readonly isFree: boolean },
  ): ExcursionBookingRemoval {
    const free = freeUntil(departure, this.parts.terms);
    const prices = bookings.flatMap(({ price }) => price ?? []);
    const total = prices.reduce<Money | undefined>((sum, price) => (sum ? addMoney(sum, price) : price), undefined);
    const isFree = this.parts.clock.now() < free;
    const isKnown = total !== undefined && prices.length === bookings.length;
    return {
      partyId,
      title,
      consequence:
        state !== 'confirmed'
          ? texts.confirmLine
          : isFreeAnyway
            ? texts.confirmMissed
            : isFree
              ? texts.confirmFree(momentText(free, departure.timeZone))
              : texts.confirmCharged(isKnown ? formatMoney(total) : texts.thePrice),
      bookingIds: bookings.map(({ bookingId }) => bookingId).join(','),
      returnHref: hrefExcursionBookings(reservationId),
      removedText: this.parts.messages.excursionRemoved,
    };
  }

  /** Seats that the party has cancelled since are not shown as accepted. */
  private stepReceipt(
    { reservationId }: Trip,
    query: ExcursionBookingsQuery,
    parties: readonly ExcursionParty[],
  ): TripExcursionBookingsView['receipt'] {
    if (
      query.done === 'accepted' &&
      !parties.some(({ partyId, state }) => partyId === query.party && state === 'confirmed')
    )
      return undefined;
    return this.parts.proofs.read(reservationId, query);
  }

  private isOpen({ departure }: ExcursionParty): boolean {
    return this.parts.clock.now() < closesAt(departure, this.parts.terms);
  }
}

interface ReservedExcursions {
  readonly parties: readonly ExcursionParty[];
  readonly requests: readonly BespokeRequest[];
  readonly pending: readonly unknown[];
  readonly titleOf: (party: ExcursionParty) => string;
}

/** The receipt is shown only for a stored booking, in its current state (reliability D8). */
function reservedReceipt(
  reservedId: string,
  { parties, requests, pending, titleOf }: ReservedExcursions,
): TripExcursionBookingsView['receipt'] {
  const reservedTexts = texts.reserved;
  if (reservedId === 'pending')
    return pending.length > 0
      ? { tone: 'success', title: reservedTexts.title, body: reservedTexts.pending }
      : undefined;
  if (requests.some(({ requestId, state }) => requestId === reservedId && state === 'requested'))
    return { tone: 'success', ...texts.asked };
  const party = parties.find(({ partyId }) => partyId === reservedId);
  return (
    party && {
      tone: 'success',
      title: reservedTexts.title,
      body: reservedTexts[party.state](titleOf(party)),
      calendarHref: hrefExcursionFile(party.partyId),
    }
  );
}
