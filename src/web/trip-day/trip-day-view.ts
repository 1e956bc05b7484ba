import { shortPortName } from '../../core/voyages/port-name';
import { type ClimateNorms, fahrenheitOf, normOf } from '../../core/trip-day/climate-norms';
import type { DatedDay } from '../../core/trip-day/dated-days';
import type { ProgrammeEntry } from '../../core/trip-day/day-programme';
import type { FoundDeparture } from '../../core/excursions/find-departures';
import { hoursOf, zoneNameOf } from '../../core/excursions/departure-times';
import { clockTime } from '../../core/shared/clock-time';
import { formatMoney } from '../../core/shared/money';
import { instantAt, wallClockAt } from '../../core/shared/zoned-time';
import type { TripDayFact, TripDayItem } from '../../../views/trip-day/trip-day-view';
import { tripDayTexts as texts } from '../../../views/trip-day/trip-day.texts';
import { hrefExperience, hrefReserveExperience } from '../hrefs';

export const placeOf = ({ day, port }: DatedDay): string => (port ? shortPortName(port.name) : day.title);

export const zoneOf = ({ date, timeZone }: DatedDay): string =>
  zoneNameOf({ begins: instantAt({ day: date, time: '12:00' }, timeZone), timeZone });

/** Returns, for example, "8:00 am to 6:00 pm, Central European Summer Time"; undefined on a day at sea. */
export function hoursInPort(day: DatedDay): string | undefined {
  const { arrives, departs } = day.day;
  if (!day.port) return undefined;
  const hours =
    arrives !== undefined && departs !== undefined
      ? `${clockTime(arrives)} to ${clockTime(departs)}`
      : arrives !== undefined
        ? texts.from(clockTime(arrives))
        : departs !== undefined
          ? texts.until(clockTime(departs))
          : texts.allDay;
  return `${hours}, ${zoneOf(day)}`;
}

export function factsOf(day: DatedDay, climate: ClimateNorms): readonly TripDayFact[] {
  const hours = hoursInPort(day);
  return [
    ...(hours === undefined ? [] : [{ label: texts.inPort, value: hours }]),
    ...(day.port && !day.isFirst
      ? [{ label: texts.landing, value: day.day.type === 'Docked' ? texts.docked : texts.anchored }]
      : []),
    ...climateOf(day, climate),
  ];
}

/** What is said of a day once the yacht has left its port. */
export const sailedFacts = (dated: DatedDay): readonly TripDayFact[] => [
  { label: texts.sailing, value: texts.since(clockTime(dated.day.departs ?? ''), zoneOf(dated)) },
];

export function climateOf({ port, date }: DatedDay, climate: ClimateNorms): readonly TripDayFact[] {
  const norm = port && normOf(climate, port.slug, date);
  if (!norm) return [];
  const degrees = (celsius: number) => texts.degrees(fahrenheitOf(celsius), celsius);
  return [{ label: texts.climate, value: texts.climateText(degrees(norm.high), degrees(norm.low), degrees(norm.sea)) }];
}

export function toItem(entry: ProgrammeEntry): TripDayItem {
  const { id, title, begins, ends, timeZone, isConfirmed, travellers, experience, isOverlapping } = entry;
  const names = travellers.map(({ fullName }) => fullName).join(', ');
  return {
    id,
    time: hoursOf({ startsAt: wallClockAt(begins.getTime(), timeZone).time, ends, timeZone }),
    title,
    ...(experience ? { href: hrefExperience(experience.categorySlug, experience.slug) } : {}),
    note: isConfirmed ? names : `${names}, ${texts.requested}`,
    ...(isOverlapping ? { warning: texts.overlapping } : {}),
  };
}

export function toFreeItem(
  { departure, experience, taken }: FoundDeparture,
  { reservationId, isBookable }: { readonly reservationId: string; readonly isBookable: boolean },
): TripDayItem {
  const seats = texts.seats(departure.capacity - taken);
  return {
    id: departure.departureId,
    time: hoursOf(departure),
    title: experience.title,
    href: isBookable
      ? hrefReserveExperience(experience.categorySlug, experience.slug, reservationId)
      : hrefExperience(experience.categorySlug, experience.slug),
    note: experience.price ? `${seats}, ${formatMoney(experience.price)}` : seats,
  };
}
