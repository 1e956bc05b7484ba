import { momentText } from '../../core/shared/moment-text';
import { freeUntil, closesAt, type ExcursionTerms } from '../../core/excursions/excursion-terms';
import { hoursOf, zoneNameOf } from '../../core/excursions/departure-times';
import { durationText } from '../../core/excursions/duration';
import type { BespokeRequest } from '../../core/excursions/bespoke-request';
import type { BespokeRequests } from '../../core/excursions/bespoke-requests.port';
import type { ExcursionBookings, ExcursionParty } from '../../core/excursions/excursion-bookings.port';
import type { PendingOuting, PendingOutings } from '../../core/excursions/pending-outings.port';
import type { Experience } from '../../core/excursions/experience';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import type { Clock } from '../../core/shared/clock.port';
import { addMoney, formatMoney, type Money } from '../../core/shared/money';
import { formatLongDate } from '../../core/shared/plain-date';
import type { Trip } from '../../core/trips/trip';
import type { Port } from '../../core/voyages/voyage';
import { shortPortName } from '../../core/voyages/port-name';
import type { OutingRemoval, OutingView, TripOutingsPanel, TripOutingsView } from '../../../views/trips/TripOutings';
import { tripOutingsTexts as texts } from '../../../views/trips/trip-outings.texts';
import { hrefContactUs, hrefExperience, hrefOutings, paths } from '../paths';
import { hrefOutingFile } from './calendar-addresses';
import { toCustomOutings } from './custom-outings';
import type { OutingReceipts } from './outing-receipts';
import { toPendingOutings } from './pending-outings';
import type { FailureLog } from './trip-contents';

interface TripOutingsParts {
  readonly excursionBookings: Pick<ExcursionBookings, 'findParties' | 'findSeats'>;
  readonly bespoke: Pick<BespokeRequests, 'find'>;
  readonly pending: Pick<PendingOutings, 'findOpen'>;
  readonly receipts: Pick<OutingReceipts, 'read'>;
  readonly terms: ExcursionTerms;
  readonly clock: Clock;
}

/** What the address of the tab asks for beside the trip itself. */
export interface OutingsQuery {
  /** A party, a bespoke request, or `pending`. */
  readonly reserved?: string | undefined;
  readonly removing?: string | undefined;
  /** What came of an answer, about which party, and that it is so. */
  readonly done?: string | undefined;
  readonly party?: string | undefined;
  readonly receipt?: string | undefined;
}

interface OutingSources {
  readonly experiences: readonly Experience[];
  readonly ports: readonly Port[];
}

/** Prints what a trip's guests have reserved ashore and on the water (EXC-01 to EXC-06, EXC-20, EXC-24). */
export class TripOutingsPrinter {
  constructor(private readonly parts: TripOutingsParts) {}

  /** Never throws: a desk that is away takes this part alone (E2). */
  async of(
    trip: Trip,
    {
      asked,
      sources,
      log,
    }: { readonly asked: OutingsQuery; readonly sources: OutingSources; readonly log: FailureLog },
  ): Promise<TripOutingsPanel> {
    const found = await readIsolatedSection(this.read(trip.reservationId), (err) =>
      log.warn({ err }, 'Failed to fetch the experiences of a reservation'),
    );
    if (found.kind === 'failed') return this.unseen(trip, asked);
    const { parties, lines, requests, pending } = found.value;
    const titleOf = (party: ExcursionParty) =>
      sources.experiences.find(({ tourCode }) => tourCode === party.departure.tourCode)?.title ??
      party.departure.tourCode;
    const removing = parties.find(({ partyId }) => partyId === asked.removing);
    const waiting = toPendingOutings(pending, { parties, experiences: sources.experiences });
    const receipt =
      asked.reserved === undefined
        ? this.stepReceipt(trip, asked, parties)
        : reservedReceipt(asked.reserved, { parties, requests, pending: waiting, titleOf });
    return {
      kind: 'ready',
      action: paths.trips.outings,
      reservationId: trip.reservationId,
      againHref: hrefOutings(trip.reservationId),
      outings: parties.map((party) =>
        this.print(party, { title: titleOf(party), line: lines.get(party.partyId), sources }),
      ),
      pending: waiting,
      custom: toCustomOutings(requests, sources.ports),
      ...(removing && this.isOpen(removing) ? { removal: this.removal(removing, titleOf(removing)) } : {}),
      ...(receipt ? { receipt } : {}),
    };
  }

  /** While the desk does not answer. What came of the last step is known all the same (EXC-20). */
  unseen({ reservationId }: Trip, asked: OutingsQuery): TripOutingsPanel {
    const receipt = this.parts.receipts.read(reservationId, asked);
    return { kind: 'failed', retryHref: hrefOutings(reservationId), ...(receipt ? { receipt } : {}) };
  }

  /** Who waits is told of how many, and when they were counted. */
  private async read(reservationId: string): Promise<{
    readonly parties: readonly ExcursionParty[];
    readonly lines: ReadonlyMap<string, NonNullable<OutingView['line']>>;
    readonly requests: readonly BespokeRequest[];
    readonly pending: readonly PendingOuting[];
  }> {
    const { excursionBookings, bespoke, pending: wishes, clock } = this.parts;
    const seenAt = clock.now();
    const [parties, requests, pending] = await Promise.all([
      excursionBookings.findParties([reservationId]),
      bespoke.find([reservationId]),
      wishes.findOpen([reservationId]),
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

  private print(
    party: ExcursionParty,
    {
      title,
      line,
      sources: { experiences, ports },
    }: { readonly title: string; readonly line: OutingView['line']; readonly sources: OutingSources },
  ): OutingView {
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
      ...(state === 'offered' && offerEndsAt ? { offerUntil: momentText(offerEndsAt, departure.timeZone) } : {}),
      ...(this.isOpen(party) ? { removeHref: hrefOutings(reservationId, { removing: partyId }) } : {}),
      ...(!this.isOpen(party) && this.parts.clock.now() < departure.begins
        ? { contactHref: hrefContactUs('trip', { reference: reservationId }) }
        : {}),
      calendarHref: hrefOutingFile(partyId),
    };
  }

  /** What is lost by giving back is said before it is given back. */
  private removal(
    { partyId, reservationId, departure, state, bookings }: ExcursionParty,
    title: string,
  ): OutingRemoval {
    const free = freeUntil(departure, this.parts.terms);
    const prices = bookings.flatMap(({ price }) => price ?? []);
    const total = prices.reduce<Money | undefined>((sum, price) => (sum ? addMoney(sum, price) : price), undefined);
    const isFree = this.parts.clock.now() < free || !total;
    return {
      partyId,
      title,
      consequence:
        state !== 'confirmed'
          ? texts.confirmLine
          : isFree
            ? texts.confirmFree(momentText(free, departure.timeZone))
            : texts.confirmCharged(formatMoney(total)),
      bookingIds: bookings.map(({ bookingId }) => bookingId).join(','),
      returnHref: hrefOutings(reservationId),
    };
  }

  /** Places that somebody took and has given back since are not theirs any more. */
  private stepReceipt(
    { reservationId }: Trip,
    asked: OutingsQuery,
    parties: readonly ExcursionParty[],
  ): TripOutingsView['receipt'] {
    if (
      asked.done === 'accepted' &&
      !parties.some(({ partyId, state }) => partyId === asked.party && state === 'confirmed')
    )
      return undefined;
    return this.parts.receipts.read(reservationId, asked);
  }

  private isOpen({ departure }: ExcursionParty): boolean {
    return this.parts.clock.now() < closesAt(departure, this.parts.terms);
  }
}

interface Reserved {
  readonly parties: readonly ExcursionParty[];
  readonly requests: readonly BespokeRequest[];
  readonly pending: readonly unknown[];
  readonly titleOf: (party: ExcursionParty) => string;
}

/** Said only of what is written down, as it stands now (reliability D8). */
function reservedReceipt(
  reserved: string,
  { parties, requests, pending, titleOf }: Reserved,
): TripOutingsView['receipt'] {
  const said = texts.reserved;
  if (reserved === 'pending')
    return pending.length > 0 ? { tone: 'success', title: said.title, body: said.pending } : undefined;
  if (requests.some(({ requestId, state }) => requestId === reserved && state === 'requested'))
    return { tone: 'success', ...texts.asked };
  const party = parties.find(({ partyId }) => partyId === reserved);
  return (
    party && {
      tone: 'success',
      title: said.title,
      body: said[party.state](titleOf(party)),
      calendarHref: hrefOutingFile(party.partyId),
    }
  );
}
