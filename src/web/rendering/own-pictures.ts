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
  return items.map((item, index) => {
    const own = ownPicture(assets, item);
    if (!own || index > 0) return own && assets.picture(own.name, own.alt);
    return assets.mainPicture(own.name, 'whole', own.alt);
  });
}

const ownPicture = (assets: BuiltAssets, { pictures }: ItemWithPictures): Picture | undefined =>
  pictures.find(({ name }) => assets.hasPicture(name));
