import type { Voyage } from '../../core/voyages/voyage';
import type { StoryVoyageView } from '../../../views/stories/StoryPlaces';
import { hrefVoyage } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import { nightsText } from '../voyages/voyage-card';
import type { UnshownPictures } from './unshown-pictures';

/** Prints voyages without dates and prices, so that a story need not be refreshed with them. */
export const toVoyageLinks = (voyages: readonly Voyage[], pictures: UnshownPictures, assets: BuiltAssets): readonly StoryVoyageView[] =>
  voyages.map((voyage) => {
    const picture = pictures.take(voyage.pictures);
    return {
      href: hrefVoyage(voyage.slug),
      title: voyage.title,
      region: voyage.region,
      route: `${nightsText(voyage.nights)}, ${voyage.embarkPort} to ${voyage.debarkPort}`,
      ...(picture ? { picture: assets.picture(picture.name, picture.alt) } : {}),
    };
  });
