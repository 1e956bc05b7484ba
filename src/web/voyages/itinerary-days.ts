import { countSailingsTo } from '../../core/destinations/port-calls';
import { clockTime } from '../../core/shared/clock-time';
import { addDays, formatLongDate } from '../../core/shared/plain-date';
import { activitySlugOf } from '../../core/voyages/activity';
import type { VoyageSailing } from '../../core/voyages/find-voyages';
import type { Sailing } from '../../core/voyages/sailing';
import type { ItineraryDay, Voyage } from '../../core/voyages/voyage';
import type { ItineraryDayView } from '../../../views/voyages/ItineraryDays';
import { hrefActivity, hrefPort } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';

interface DaySources {
  readonly voyage: Pick<Voyage, 'slug' | 'days'>;
  readonly sailing: Pick<Sailing, 'itineraryId' | 'start'> | undefined;
  readonly coming: readonly VoyageSailing[];
  readonly assets: BuiltAssets;
}

export function toItineraryDays({ voyage, sailing, coming, assets }: DaySources): readonly ItineraryDayView[] {
  return voyage.days.map((day) => ({
    day: day.day,
    ...(sailing ? { date: formatLongDate(addDays(sailing.start, day.day - 1)) } : {}),
    title: day.title,
    ...(day.country ? { country: day.country } : {}),
    type: day.type,
    ...timesOf(day),
    ...(day.scheduleNote ? { scheduleNote: day.scheduleNote } : {}),
    description: day.description,
    ...(day.picture ? { picture: assets.picture(day.picture.name, day.picture.alt) } : {}),
    details: { href: hrefActivity(voyage.slug, activitySlugOf(day), sailing?.itineraryId) },
    ...(day.portSlug ? { sailings: toSailingsLink(day.portSlug, coming) } : {}),
  }));
}

export const toSailingsLink = (portSlug: string, coming: readonly VoyageSailing[]) => ({
  href: `${hrefPort(portSlug)}#sailings`,
  label: String(countSailingsTo(portSlug, coming)),
});

export function timesOf({ arrives, departs }: Pick<ItineraryDay, 'arrives' | 'departs'>): { readonly times?: string } {
  if (arrives && departs) return { times: `${clockTime(arrives)} to ${clockTime(departs)}, local time` };
  if (arrives) return { times: `arrives ${clockTime(arrives)}, local time` };
  return departs ? { times: `departs ${clockTime(departs)}, local time` } : {};
}
