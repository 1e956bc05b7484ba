import { formatMoney } from '../../core/shared/money';
import { addDays, formatDateRange, formatLongDate, formatShortDate, type PlainDate } from '../../core/shared/plain-date';
import { deckOfCabin } from '../../core/trips/cabin-deck';
import { fareBreakdown } from '../../core/trips/fare-breakdown';
import { paymentProgress } from '../../core/trips/payment-progress';
import type { Trip, TripPackage } from '../../core/trips/trip';
import { tripCard } from '../../core/trips/trip-card';
import { tripEnd, tripStart } from '../../core/trips/trip-order';
import { parseItineraryId } from '../../core/voyages/itinerary-id';
import type { Suite, Voyage } from '../../core/voyages/voyage';
import type { TripCardView } from '../../../views/trips/TripCard';
import type { TripDay, TripDetailsView, TripSuiteView } from '../../../views/trips/TripDetails';
import type { TripPaymentView } from '../../../views/trips/TripPayment';
import type { WaitlistPlaceView } from '../../../views/trips/WaitlistPlace';
import { hrefContactUs, hrefFareBreakdown, hrefMakePayment, hrefTrip, hrefVoyage, paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import { nightsText } from '../voyages/voyage-card';

const dayIcons = { 'Docked': 'anchor', 'At Sea': 'wave', 'Anchored': 'anchored' } as const;

/** What the line's content says of a trip; both may be missing when a voyage or suite was withdrawn since. */
export interface TripContent {
  readonly voyage?: Voyage;
  readonly suite?: Suite;
}

/** Prints one reservation for its card (TRP-04 to TRP-12). */
export function toTripCard(trip: Trip, { voyage, suite }: TripContent, assets: BuiltAssets, waitlist?: WaitlistPlaceView): TripCardView {
  const card = tripCard(trip);
  const { kind, statusLabel, progress } = card;
  const picture = voyage?.pictures[0];
  return {
    kind,
    reservationId: trip.reservationId,
    statusLabel,
    ...titleAndDates(trip, voyage),
    ...(suite ? { suite: suite.title } : {}),
    ...(picture ? { picture: assets.picture(picture.name, picture.alt) } : {}),
    ...(kind === 'active' ? { progress: { percentage: progress.percentage, barPercentage: progress.barPercentage, paid: formatMoney(trip.totalPaid), total: formatMoney(trip.total) } } : {}),
    ...(card.paymentLine ? { paymentLine: card.paymentLine } : {}),
    actions: {
      ...(card.hasManageTrip ? { manage: hrefTrip(trip.reservationId) } : {}),
      ...(card.hasMakePayment ? { pay: hrefMakePayment(trip.reservationId) } : {}),
      ...(card.hasDetail ? { detail: hrefTrip(trip.reservationId) } : {}),
      ...(card.hasContactUs ? { contact: hrefContactUs('expired-trip', { reference: trip.reservationId }) } : {}),
    },
    ...(waitlist ? { waitlist } : {}),
    ...(trip.isUnconfirmed ? { unconfirmedAction: paths.trips.answer } : {}),
  };
}

/** Title, dates and nights as every view of a trip shows them. */
export function titleAndDates(trip: Trip, voyage: Voyage | undefined) {
  const [start, end] = [tripStart(trip), tripEnd(trip)];
  const nights = trip.packages.reduce((sum, { packageCode }) => sum + nightsOf(packageCode), 0);
  return {
    title: voyage?.title ?? trip.packages[0]?.packageName ?? '',
    dates: start && end ? formatDateRange(start, end) : '',
    nights: nightsText(nights),
  };
}

function nightsOf(packageCode: string): number {
  const id = parseItineraryId(packageCode);
  return id.kind === 'itinerary' ? id.nights : 0;
}

/** Prints the Details tab (TRD-02 to TRD-04). */
export function toTripDetails(trip: Trip, { voyage, suite }: TripContent, assets: BuiltAssets, cancellationHref: string): TripDetailsView {
  const start = tripStart(trip);
  const mapSvg = voyage && assets.routeMap(voyage.slug);
  const [booked] = trip.packages;
  return {
    ...(mapSvg ? { mapSvg } : {}),
    days: voyage && start ? voyage.days.map((day): TripDay => ({
      day: day.day,
      date: formatLongDate(addDays(start, day.day - 1)),
      title: day.title,
      ...(day.country ? { country: day.country } : {}),
      type: day.type,
      icon: dayIcons[day.type],
      ...(day.arrives ? { arrives: day.arrives } : {}),
      ...(day.departs ? { departs: day.departs } : {}),
      description: day.description,
    })) : [],
    ...(suite && booked ? { suite: toTripSuite(suite, booked, voyage, assets) } : {}),
    cancellationHref,
  };
}

/** The suite, its room and its deck (TRD-03, H33). */
function toTripSuite(suite: Suite, booked: TripPackage, voyage: Voyage | undefined, assets: BuiltAssets): TripSuiteView {
  const deck = deckOfCabin(booked.cabinNumber);
  const [picture] = suite.pictures;
  return {
    title: suite.title,
    code: suite.category,
    ...(voyage?.isPublished ? { href: `${hrefVoyage(voyage.slug, booked.packageCode)}#suite-${suite.category}` } : {}),
    picture: assets.picture(picture.name, picture.alt),
    ...(booked.cabinNumber ? { room: booked.cabinNumber } : {}),
    ...(deck === undefined ? {} : { deck }),
    features: suite.primaryFeatures.map(({ icon, title }) => ({ icon, title })),
  };
}

/** Prints the Payment tab (TRD-11, TRD-12, H15, H20). */
export function toTripPayment(trip: Trip): TripPaymentView {
  const progress = paymentProgress({ paid: trip.totalPaid, total: trip.total });
  const dueOn = paymentDueOn(trip);
  const { lines } = fareBreakdown({ lines: trip.fareLines, total: trip.total, paid: trip.totalPaid });
  return {
    total: formatMoney(trip.total),
    paid: formatMoney(trip.totalPaid),
    remaining: formatMoney(progress.remaining),
    ...(dueOn ? { dueOn: formatShortDate(dueOn) } : {}),
    progress: { percentage: progress.percentage, barPercentage: progress.barPercentage },
    ...(trip.onboardCredit ? { onboardCredit: formatMoney(trip.onboardCredit) } : {}),
    fareLines: lines.map(({ label, amount }) => ({ label, amount: formatMoney(amount) })),
    ...(dueOn ? { payHref: hrefMakePayment(trip.reservationId) } : {}),
    downloadHref: hrefFareBreakdown(trip.reservationId),
  };
}

/** When the deposit of an offer, or the balance of a booking, is due. Nothing when nothing is. */
export function paymentDueOn({ status, total, totalPaid, depositDueOn, finalDueOn }: Trip): PlainDate | undefined {
  if (totalPaid.amount >= total.amount) return undefined;
  if (status === 'OF') return depositDueOn ?? finalDueOn;
  return status === 'BK' ? finalDueOn : undefined;
}
