import type { Picture } from '../../core/shared/picture';
import type { PictureView } from '../../../views/ui/picture-view';
import type { BuiltAssets } from './built-assets';

interface ItemWithPictures {
  readonly pictures: readonly Picture[];
}

/**
 * Finds the picture of each item: the first of its own that the build contains, as on its own page, or undefined, for
 * which an engraving is drawn (`views/ui/Engraving`). Two items may show the same picture: replacing one would show
 * something that does not match the item's name.
 */
export function ownPictureViews(
  assets: BuiltAssets,
  items: readonly ItemWithPictures[],
): readonly (PictureView | undefined)[] {
  return items.map((item) => {
    const own = ownPicture(assets, item);
    return own && assets.picture(own.name, own.alt);
  });
}

/** As `ownPictureViews`, of a list that a page opens with: the first has files for phones. */
export function openingPictureViews(
  assets: BuiltAssets,
  items: readonly ItemWithPictures[],
): readonly (PictureView | undefined)[] {
  const first = items[0] && ownPicture(assets, items[0]);
  const [own, ...others] = ownPictureViews(assets, items);
  return [first ? assets.mainPicture(first.name, 'whole', first.alt) : own, ...others];
}

const ownPicture = (assets: BuiltAssets, { pictures }: ItemWithPictures): Picture | undefined =>
  pictures.find(({ name }) => assets.hasPicture(name));
