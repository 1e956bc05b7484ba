import { slugOf } from '../shared/fold-text';
import type { Region } from './voyage';

/** Regions that people name together, such as the Caribbean. */
export interface Waters {
  readonly slug: string;
  readonly name: string;
  readonly regions: readonly Region[];
}

const known = new WeakMap<readonly Region[], readonly Waters[]>();

/** Memoises by the list of regions, which is the same object as long as nothing in it changes. */
export function watersOf(regions: readonly Region[]): readonly Waters[] {
  const waters = known.get(regions) ?? groupByWaters(regions);
  known.set(regions, waters);
  return waters;
}

/** In the order of the regions. A name that one region alone has, or that is a region's own slug, makes no group. */
function groupByWaters(regions: readonly Region[]): readonly Waters[] {
  const names = [...new Set(regions.flatMap(({ waters }) => waters ?? []))];
  return names
    .map((name) => ({ slug: slugOf(name), name, regions: regions.filter(({ waters }) => waters === name) }))
    .filter((group) => group.regions.length > 1 && !regions.some(({ slug }) => slug === group.slug));
}

/** The regions that a slug of a region or of waters stands for; undefined for an unknown one. */
export function regionsOf(slug: string, regions: readonly Region[]): readonly string[] | undefined {
  if (regions.some((region) => region.slug === slug)) return [slug];
  return watersOf(regions)
    .find((waters) => waters.slug === slug)
    ?.regions.map((region) => region.slug);
}
