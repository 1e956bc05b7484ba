import type { GuestCounts } from '../../core/reserve/guest-counts';
import { voyageStepAddress } from '../../core/reserve/step-address';
import { daysBetween, formatDateRange, type PlainDate } from '../../core/shared/plain-date';
import { departureCalendar } from '../../core/voyages/departure-calendar';
import type { Sailing } from '../../core/voyages/sailing';
import { dateCountText, dateOptions, hasDateSelector, WAITLIST_ONLY_NOTE } from '../../core/voyages/sailing-dates';
import { startingPriceText, WAITLIST_ONLY } from '../../core/voyages/suite-price';
import type { Voyage } from '../../core/voyages/voyage';
import { shortPortName } from '../../core/voyages/port-name';
import type { SailingView } from '../../../views/voyages/VoyageDetails';
import type { VoyagePageProps } from '../../../views/voyages/VoyagePage';
import { reserveTexts } from '../../../views/reserve/reserve.texts';
import { voyagesTexts } from '../../../views/voyages/voyages.texts';
import { hrefInquireNow, hrefVoyage, hrefWatch } from '../hrefs';
import { nightsText } from './voyage-card';

/** A departure further ahead has no countdown. */
const maxCountdownDays = 365;

export function toSailingView(
  voyage: Pick<Voyage, 'embarkPort'>,
  sailing: Sailing,
  {
    today,
    timeZone,
    party,
  }: { readonly today: PlainDate; readonly timeZone: string; readonly party?: GuestCounts | undefined },
): SailingView {
  const days = daysBetween(today, sailing.start);
  const price = startingPriceText(sailing.fromPrice);
  return {
    itineraryId: sailing.itineraryId,
    dates: `${formatDateRange(sailing.start, sailing.end)}, ${nightsText(sailing.nights)}`,
    price: price ?? WAITLIST_ONLY,
    ...(party ? { party: voyagesTexts.forParty(reserveTexts.partyText(party.adults, party.children)) } : {}),
    ...(days <= maxCountdownDays && {
      countdown: { title: voyagesTexts.leaves(shortPortName(voyage.embarkPort)), date: sailing.start, today, timeZone },
    }),
    reserveText: price === undefined ? voyagesTexts.joinWaitlist : voyagesTexts.reserve,
    reserveHref: voyageStepAddress({ itineraryId: sailing.itineraryId, counts: party }),
    inquireHref: hrefInquireNow({ itineraryId: sailing.itineraryId }),
    watchHref: hrefWatch(sailing.itineraryId),
  };
}

export function toDates(
  voyage: { readonly slug: string },
  sailings: readonly Sailing[],
  { id, party }: { readonly id: string | undefined; readonly party?: GuestCounts | undefined },
): Pick<VoyagePageProps, 'dates'> {
  if (!hasDateSelector(sailings)) return {};
  const options = dateOptions(sailings, id).map(({ isWaitlistOnly, ...option }) => ({
    ...option,
    ...noteOf(isWaitlistOnly),
  }));
  const address = hrefVoyage(voyage.slug);
  const form = { options, party };
  return {
    dates: {
      heading: dateCountText(sailings.length, 'buttons'),
      ...form,
      action: `${address}#dates`,
      dropdown: { heading: dateCountText(sailings.length, 'dropdown'), ...form, action: `${address}#overview` },
      calendar: { months: toMonths(sailings, id, party) },
    },
  };
}

const noteOf = (isWaitlistOnly: boolean) => (isWaitlistOnly ? { note: WAITLIST_ONLY_NOTE } : {});

const toMonths = (sailings: readonly Sailing[], id: string | undefined, party: GuestCounts | undefined) =>
  departureCalendar(sailings, id).map(({ title, weeks }) => ({
    title,
    weeks: weeks.map((week) =>
      week.map(
        (day) =>
          day && {
            dayOfMonth: day.dayOfMonth,
            isAway: day.isAway,
            ...(day.departure && {
              departure: {
                label: day.departure.label,
                href: voyageStepAddress({ itineraryId: day.departure.packageCode, counts: party }),
                isSelected: day.departure.isSelected,
                ...noteOf(day.departure.isWaitlistOnly),
              },
            }),
          },
      ),
    ),
  }));
