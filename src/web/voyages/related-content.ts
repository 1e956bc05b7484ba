import type { Story } from '../../core/content/story';
import type { Experience } from '../../core/excursions/experience';
import { callsOfSailing } from '../../core/excursions/port-calls';
import type { Sailing } from '../../core/voyages/sailing';
import type { Voyage } from '../../core/voyages/voyage';

const [oneRow, twoRows] = [3, 6];
const maxStories = 3;

export function experiencesOn(
  experiences: readonly Experience[],
  voyage: Voyage,
  sailing: Sailing | undefined,
): readonly Experience[] {
  const dayOf = (experience: Experience) =>
    sailing
      ? callsOfSailing(experience, { voyage, sailing })[0]?.day
      : voyage.days.find(({ portSlug }) => portSlug === experience.portSlug)?.day;
  const experiencesOnRoute = experiences
    .flatMap((experience) => {
      const day = dayOf(experience);
      return day === undefined ? [] : [{ experience, day }];
    })
    .sort((one, other) => one.day - other.day);
  return experiencesOnRoute
    .slice(0, experiencesOnRoute.length < twoRows ? oneRow : twoRows)
    .map(({ experience }) => experience);
}

export function storiesOfVoyage(
  stories: readonly Story[],
  { slug, route }: Pick<Voyage, 'slug' | 'route'>,
): readonly Story[] {
  const isOfVoyage = ({ voyageSlugs }: Story) => voyageSlugs.includes(slug);
  const isOnRoute = ({ portSlugs }: Story) => route.some(({ portSlug }) => portSlugs.includes(portSlug));
  return [...stories.filter(isOfVoyage), ...stories.filter((story) => !isOfVoyage(story) && isOnRoute(story))].slice(
    0,
    maxStories,
  );
}

export const storiesOfPort = (stories: readonly Story[], portSlug: string): readonly Story[] =>
  stories.filter(({ portSlugs }) => portSlugs.includes(portSlug)).slice(0, maxStories);
