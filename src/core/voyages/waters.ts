import { slugOf } from '../shared/fold-text';
import type { Region } from './voyage';

/** Regions that are commonly named together, such as the Caribbean. */
interface Waters {
  readonly slug: string;
  readonly name: string;
  readonly regions: readonly Region[];
}

const knownWaters = new WeakMap<readonly Region[], readonly Waters[]>();

/** The waters are cached by the list of regions, which is the same object as long as nothing in it changes. */
export function watersOf(regions: readonly Region[]): readonly Waters[] {
  const waters = knownWaters.get(regions) ?? groupByWaters(regions);
  knownWaters.set(regions, waters);
  return waters;
}

/**
 * Groups in the order of the regions. A name that only one region has, or that is a region's own slug, makes no group.
 */
function groupByWaters(regions: readonly Region[]): readonly Waters[] {
  const names = [...new Set(regions.flatMap(({ waters }) => waters ?? []))];
  return names
    .map((name) => ({ slug: slugOf(name), name, regions: regions.filter(({ waters }) => waters === name) }))
    .filter((group) => group.regions.length > 1 && !regions.some(({ slug }) => slug === group.slug));
}

/** Returns the regions that a slug of a region or of waters names; undefined for an unknown slug. */
export function regionsOf(slug: string, regions: readonly Region[]): readonly string[] | undefined {
  if (regions.some((region) => region.slug === slug)) return [slug];
  return watersOf(regions)
    .find((waters) => waters.slug === slug)
    ?.regions.map((region) => region.slug);
}
