import { basename, join } from 'node:path';
import type { Picture } from '../../core/shared/picture';
import type { Port, Region } from '../../core/voyages/voyage';
import { ContentError } from './content-error';
import { articlesIn, type OnBroken } from './read-content';

/**
 * Targets to which content files may refer. Looking up a required one throws a ContentError that names the referring
 * file; an optional one (`is…`) is reported and left out.
 */
export interface References {
  readonly vessel: string;
  readonly currency: string;
  region(slug: string, file: string): Region;
  port(slug: string, file: string): Port;
  pictures(names: readonly string[], file: string): readonly [Picture, ...Picture[]];
  experienceCategory(slug: string, file: string): string;
  isPicture(name: string, file: string): boolean;
  isForm(id: string, file: string): boolean;
  isVoyage(slug: string, file: string): boolean;
  isExperience(slug: string, file: string): boolean;
  isVenue(slug: string, file: string): boolean;
  isChef(slug: string, file: string): boolean;
  isOnboardPage(slug: string, file: string): boolean;
}

interface ReferenceSources {
  readonly folder: string;
  readonly vessel: string;
  readonly currency: string;
  readonly regions: readonly Region[];
  readonly ports: readonly Port[];
  readonly pictures: Readonly<Record<string, string>>;
  readonly formIds: readonly string[];
  readonly onBroken: OnBroken;
}

export function referencesTo({
  folder,
  vessel,
  currency,
  regions,
  ports,
  pictures,
  formIds,
  onBroken,
}: ReferenceSources): References {
  const documentsIn = (below: string) => articlesIn(join(folder, below)).map((name) => basename(name, '.md'));
  const mentions = (kind: string, names: readonly string[]) => {
    const knownNames = new Set(names);
    return (slug: string, file: string): boolean => {
      if (!knownNames.has(slug)) onBroken(new ContentError(file, `no ${kind} ${slug}`));
      return knownNames.has(slug);
    };
  };
  return {
    vessel,
    currency,
    region: lookUp('region', new Map(regions.map((region) => [region.slug, region]))),
    port: lookUp('port', new Map(ports.map((port) => [port.slug, port]))),
    pictures: pictureLookUp(new Map(Object.entries(pictures))),
    experienceCategory: (slug) => slug,
    isPicture: mentions('picture', Object.keys(pictures)),
    isForm: mentions('form', formIds),
    isVoyage: mentions('voyage', documentsIn('voyages')),
    isExperience: mentions('experience', documentsIn('experiences')),
    isVenue: mentions('venue', documentsIn('venues')),
    isChef: mentions('chef', documentsIn('chefs')),
    isOnboardPage: mentions('onboard page', documentsIn('life-onboard')),
  };
}

export function lookUp<T>(kind: string, knownItems: ReadonlyMap<string, T>) {
  return (slug: string, file: string): T => {
    const item = knownItems.get(slug);
    if (item === undefined) throw new ContentError(file, `no ${kind} ${slug}`);
    return item;
  };
}

function pictureLookUp(alternatives: ReadonlyMap<string, string>): References['pictures'] {
  const alternativeOf = lookUp('picture', alternatives);
  return (names, file) => {
    const [first, ...others] = names.map((name) => ({ name, alt: alternativeOf(name, file) }));
    if (!first) throw new ContentError(file, 'pictures: at least one is needed');
    return [first, ...others];
  };
}
