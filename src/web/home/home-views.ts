import type { ContentAction } from '../../core/content/content-action';
import type { Experience } from '../../core/excursions/experience';
import type { VoyageSailing } from '../../core/voyages/find-voyages';
import type { Region, Voyage } from '../../core/voyages/voyage';
import type { ExperienceHighlightView } from '../../../views/content/ExperienceHighlights';
import type { RegionTileView } from '../../../views/home/RegionTiles';
import { homeTexts } from '../../../views/home/home.texts';
import type { PictureView } from '../../../views/ui/picture-view';
import { hrefExperience, hrefRegion } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { ownPictureViews } from '../rendering/own-pictures';

const voyagesShown = 3;

/** The next sailings with each voyage once, because several cards with the same title would be useless. */
export function differentVoyages(sailings: readonly VoyageSailing[]): readonly VoyageSailing[] {
  const seenIds = new Set<string>();
  return sailings
    .filter(({ voyage }) => !seenIds.has(voyage.voyageId) && seenIds.add(voyage.voyageId))
    .slice(0, voyagesShown);
}

export const picturesOfRegion = ({ slug, picture }: Region, voyages: readonly Voyage[]) => [
  ...(picture ? [picture] : []),
  ...voyages.filter(({ regionSlug }) => regionSlug === slug).flatMap(({ pictures }) => pictures),
];

export function toRegionTile({
  region,
  voyages,
  picture,
}: {
  readonly region: Region;
  readonly voyages: readonly Voyage[];
  readonly picture: PictureView | undefined;
}): RegionTileView {
  const count = voyages.filter(({ regionSlug }) => regionSlug === region.slug).length;
  return {
    slug: region.slug,
    href: hrefRegion(region.slug),
    name: region.name,
    countText: homeTexts.voyageCount(count),
    ...(picture ? { picture } : {}),
  };
}

/** CNT-26: maps title, image and link; an experience without a picture of its own is omitted. */
export function toHighlights(
  experiences: readonly Experience[],
  slugs: readonly string[],
  assets: BuiltAssets,
): readonly ExperienceHighlightView[] {
  const chosenExperiences = slugs.flatMap((slug) => experiences.find((one) => one.slug === slug) ?? []);
  const pictures = ownPictureViews(assets, chosenExperiences);
  return chosenExperiences.flatMap(({ slug, categorySlug, title, subtitle }, index) => {
    const picture = pictures[index];
    return picture
      ? [
          {
            title,
            text: subtitle,
            picture,
            action: { label: homeTexts.aboutExperience, href: hrefExperience(categorySlug, slug) },
          },
        ]
      : [];
  });
}

/** `{vessel}` in an address of the content is replaced by the configured slug (H39). */
export const placeVessel = ({ label, href }: ContentAction, vessel: string): ContentAction => ({
  label,
  href: href.replace('{vessel}', encodeURIComponent(vessel)),
});
