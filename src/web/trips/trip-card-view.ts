import { titleWithoutAsterisks } from '../../core/voyages/voyage-title';
import { formatMoney } from '../../core/shared/money';
import { daysBetween, formatDateRange, formatShortDate, type PlainDate } from '../../core/shared/plain-date';
import { endedText, instalmentText } from '../../core/trips/payment-plan-text';
import type { Trip, TripPackage } from '../../core/trips/trip';
import type { TripReading } from '../../core/trips/trip-repository.port';
import { isInvoiced } from '../../core/trips/invoiced-trip';
import { planOfTrip } from '../../core/trips/payment-plan';
import { tripCard } from '../../core/trips/trip-card';
import { tripEnd, tripStart } from '../../core/trips/trip-order';
import { segmentsOf } from '../../core/voyages/voyage-selector';
import type { TripCardView } from '../../../views/trips/trip-card-view';
import type { WaitlistEntryView } from '../../../views/trips/WaitlistEntry';
import { tripsTexts } from '../../../views/trips/trips.texts';
import { hrefContactUs, hrefInvoice, hrefMakePayment, hrefTrip, hrefVoyage } from '../hrefs';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import { nightsText } from '../voyages/voyage-card';
import type { TripContent, TripContents } from './trip-contents';

export function toTripCard(
  trip: Trip,
  {
    today,
    timeZone,
    contents,
    assets,
    takesPayments,
    hasInvoices = false,
    reading,
  }: {
    readonly today: PlainDate;
    readonly timeZone: string;
    readonly contents: Pick<TripContents, 'of'>;
    readonly assets: BuiltAssets;
    readonly takesPayments: boolean;
    readonly hasInvoices?: boolean;
    readonly reading?: TripReading | undefined;
  },
  waitlist?: WaitlistEntryView,
): TripCardView {
  const card = tripCard(trip);
  const { kind, statusLabel, progress } = card;
  const segments = segmentsOf(trip);
  const [first] = segments;
  const { voyage } = contents.of(first);
  const picture = voyage?.pictures[0];
  const tripHref = hrefTrip(trip.reservationId, undefined, reading);
  const suites = joinTitles(segments.map((segment) => contents.of(segment).suite?.title));
  return {
    kind,
    reservationId: trip.reservationId,
    statusLabel,
    ...(trip.isUnreadable
      ? { title: tripsTexts.card.unreadable.title, dates: '', nights: '' }
      : titleAndDates(segments, contents)),
    ...(suites ? { suite: suites } : {}),
    ...(picture ? { picture: assets.mainPicture(picture.name, 'whole', picture.alt) } : {}),
    ...(kind === 'active' && {
      progress: {
        percentage: progress.percentage,
        barPercentage: progress.barPercentage,
        paidAmount: formatMoney(trip.totalPaid),
        total: formatMoney(trip.total),
      },
    }),
    ...(card.paymentLine ? { paymentLine: card.paymentLine } : {}),
    ...(kind === 'active' ? duePart(trip, today) : endedPart(trip, timeZone)),
    ...(trip.isUnreadable ? { due: tripsTexts.card.unreadable.body } : {}),
    ...(card.asksConsultant ? { asksConsultant: true } : {}),
    ...(first && voyage?.isPublished ? { voyageHref: hrefVoyage(voyage.slug, first.packageCode) } : {}),
    // TRP-09 hides Detail on these cards, so that they link to what follows a voyage directly.
    ...(isSailed(trip) ? { afterHref: `${tripHref}#trip-now-title` } : {}),
    actions: {
      ...(card.hasManageTrip ? { manage: tripHref } : {}),
      ...(card.hasMakePayment && takesPayments ? { pay: hrefMakePayment(trip.reservationId, reading) } : {}),
      ...(card.hasDetail && !trip.isUnreadable ? { detail: tripHref } : {}),
      ...(card.hasContactUs && {
        contact: hrefContactUs(kind === 'unclear' ? 'trip' : 'expired-trip', { reference: trip.reservationId }),
      }),
      ...(hasInvoices && isOver(trip) ? { invoice: hrefInvoice(trip.reservationId, reading) } : {}),
    },
    ...(waitlist ? { waitlist } : {}),
    ...(trip.isUnconfirmed ? { unconfirmedAction: paths.trips.answer } : {}),
  };
}

/** A continuing trip has its invoice on the Payment tab. */
const isOver = ({ status, totalPaid, ended }: Trip): boolean =>
  isSailed({ status }) || (ended !== undefined && isInvoiced({ status, totalPaid, ended }));

const isSailed = ({ status }: Pick<Trip, 'status'>): boolean => status === 'CL' || status === 'TM';

function endedPart(trip: Trip, timeZone: string): Pick<TripCardView, 'due'> {
  const due = endedText(trip, { timeZone, dayText: formatShortDate });
  return due === undefined ? {} : { due };
}

/** The sum that is due first, in addition to the line of TRP-11, which names a day without a sum (reliability F7). */
function duePart(trip: Trip, today: PlainDate): Pick<TripCardView, 'due' | 'isOverdue'> {
  if (trip.status === 'WL') return { due: tripsTexts.payment.waiting };
  const { next } = planOfTrip(trip, today);
  if (!next) return {};
  return { due: instalmentText(next, formatShortDate), ...(next.state === 'overdue' ? { isOverdue: true } : {}) };
}

export function titleAndDates(segments: readonly TripPackage[], contents: Pick<TripContents, 'of'>) {
  const [start, end] = [tripStart({ packages: segments }), tripEnd({ packages: segments })];
  const nights = segments.reduce((sum, segment) => sum + daysBetween(segment.start, segment.end), 0);
  return {
    title: joinTitles(segments.map((segment) => titleOf(segment, contents.of(segment)))) || tripsTexts.untitled,
    ...(start && end ? { dates: formatDateRange(start, end), nights: nightsText(nights) } : { dates: '', nights: '' }),
  };
}

/**
 * The title of a trip's voyage without the mark of a footnote; the booked name when the content no longer has the
 * voyage (H52).
 */
export const titleOf = ({ packageName }: Pick<TripPackage, 'packageName'>, { voyage }: TripContent): string =>
  titleWithoutAsterisks(voyage?.title ?? packageName);

const joinTitles = (names: readonly (string | undefined)[]): string =>
  [...new Set(names.filter((name) => name !== undefined && name !== ''))].join(', ');
