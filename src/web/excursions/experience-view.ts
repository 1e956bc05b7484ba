import { activityLevel } from '../../core/excursions/activity-level';
import { durationText } from '../../core/excursions/duration';
import { type Experience, isPriced } from '../../core/excursions/experience';
import type { ExperienceCall } from '../../core/excursions/port-calls';
import type { ShownExperience } from '../../core/excursions/show-experience';
import { formatDateRange, formatLongDate } from '../../core/shared/plain-date';
import { portWithCountry, shortPortName } from '../../core/voyages/port-name';
import { clockTime } from '../../core/shared/clock-time';
import { zoneText } from '../../core/shared/zone-text';
import type { ExperienceFactsView } from '../../../views/excursions/ExperienceFacts';
import type { ExperienceView } from '../../../views/excursions/ExperiencePage';
import type { PortCallsView, PortCallView } from '../../../views/excursions/PortCalls';
import { excursionsTexts as texts } from '../../../views/excursions/excursions.texts';
import {
  hrefContactUs,
  hrefCustomize,
  hrefExperienceCategory,
  hrefPort,
  hrefReserveExperience,
  hrefTrip,
  hrefVoyage,
} from '../hrefs';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import type { AlongChosenVoyage } from './along-chosen-voyage';
import { priceText } from './experience-cards';

const callsShown = 5;
const listOf = new Intl.ListFormat('en-US', { type: 'conjunction' });

export function toExperienceView(
  shownExperience: ShownExperience,
  assets: BuiltAssets,
  { query, reservationId }: Pick<AlongChosenVoyage, 'query' | 'reservationId'> = { query: '' },
): ExperienceView {
  const { experience, category } = shownExperience;
  const [hero, ...gallery] = experience.pictures;
  return {
    slug: experience.slug,
    title: experience.title,
    subtitle: experience.subtitle,
    html: experience.html,
    trail: [
      { label: texts.title, href: `${paths.excursions.list}${query}` },
      { label: category.title, href: `${hrefExperienceCategory(category.slug)}${query}` },
    ],
    hero: assets.mainPicture(hero.name, 'tall', hero.alt),
    gallery: gallery.map(({ name, alt }) => assets.picture(name, alt)),
    facts: toFacts(shownExperience, reservationId),
    bring: experience.bring,
    disclaimers: experience.disclaimers,
  };
}

function toFacts(
  { experience, port, hasPortPage }: ShownExperience,
  reservationId: string | undefined,
): ExperienceFactsView {
  const { durationMinutes, interests, minAge, capacity, startTimes, isCustomOnly, tourCode } = experience;
  const isReserved = !isCustomOnly && isPriced(experience);
  const duration = durationText(durationMinutes);
  const price = priceText(experience);
  const labels = texts.factLabels;
  return {
    summary: `${shortPortName(port.name)}, ${duration}. ${price}.`,
    level: { word: experience.activityLevel, bars: activityLevel(experience.activityLevel).bars },
    rows: [
      {
        label: labels.port,
        value: portWithCountry(shortPortName(port.name), port.country),
        ...(hasPortPage && { href: hrefPort(port.slug) }),
      },
      { label: labels.duration, value: duration },
      {
        label: labels.starts,
        value: (isCustomOnly ? texts.startsUsually : texts.starts)(timesText(startTimes), zoneText(port.timeZone)),
      },
      { label: labels.season, value: seasonText(experience) },
      { label: labels.interests, value: interests.join(', ') },
      { label: labels.age, value: minAge === 0 ? texts.anyAge : texts.age(minAge) },
      { label: labels.group, value: texts.group(capacity) },
    ],
    price,
    note: isCustomOnly ? texts.customNote : isReserved ? priceNote(reservationId) : texts.onRequestNote,
    ...(isReserved && { reserveHref: hrefReserveExperience(experience.categorySlug, experience.slug, reservationId) }),
    inquire: {
      label: isCustomOnly ? texts.inquireCustom : isReserved ? texts.inquire : texts.request,
      // A guest with a selected voyage gets the request form; all others get the contact form (ROU-08).
      href:
        !isReserved && reservationId !== undefined
          ? hrefCustomize({ tourCode, reservationId })
          : hrefContactUs(isCustomOnly ? 'bespoke-experience' : 'experience', { reference: tourCode }),
    },
  };
}

const priceNote = (reservationId: string | undefined) =>
  reservationId === undefined ? `${texts.priceNote} ${texts.suiteFirst}` : texts.priceNote;

const timesText = (times: readonly string[]) => listOf.format(times.map(clockTime));

const seasonText = ({ months }: Pick<Experience, 'months'>) =>
  months.length === 0 ? texts.allYear : listOf.format(months.map((month) => texts.months[month - 1] ?? ''));

/** The next calls come first (ROU-04, H66); those on a guest's own voyage precede them, and are listed once (VOY-12). */
export function toPortCalls(
  { experience, port, hasPortPage, calls }: Pick<ShownExperience, 'experience' | 'port' | 'hasPortPage' | 'calls'>,
  along?: Pick<AlongChosenVoyage, 'all' | 'reservationId'>,
): PortCallsView {
  const toView = (call: ExperienceCall) =>
    toCall(call, experience.isCustomOnly ? texts.callTimesUsually : texts.callTimes);
  const own = along?.reservationId ? callsAlong(along.all, experience) : [];
  const ownItineraries = new Set(own.map(({ sailing }) => sailing.itineraryId));
  const others = calls.filter(({ sailing }) => !ownItineraries.has(sailing.itineraryId)).map(toView);
  return {
    port: {
      name: shortPortName(port.name),
      country: port.country,
      description: port.description,
      ...(hasPortPage && { href: hrefPort(port.slug) }),
    },
    ...(along?.reservationId && {
      ofOwnVoyage: own.map((call) => ({ ...toView(call), href: hrefTrip(along.reservationId ?? '') })),
    }),
    next: others.slice(0, callsShown),
    later: others.slice(callsShown),
  };
}

const callsAlong = (all: AlongChosenVoyage['all'], { slug }: Pick<Experience, 'slug'>) =>
  all.find(({ experience }) => experience.slug === slug)?.calls ?? [];

const toCall = (
  { voyage, sailing, date, day, startTimes }: ExperienceCall,
  formatTimes: (times: string) => string,
): PortCallView => ({
  id: `${sailing.itineraryId}-${day}`,
  date: formatLongDate(date),
  day,
  times: formatTimes(timesText(startTimes)),
  voyage: voyage.title,
  sailing: formatDateRange(sailing.start, sailing.end),
  href: hrefVoyage(voyage.slug, sailing.itineraryId),
});
