import type { Picture } from '../../core/shared/picture';
import type { PictureView } from '../../../views/ui/picture-view';
import type { BuiltAssets } from './built-assets';

/**
 * The picture of each item: the first of its own that the build contains, as on its own page, or undefined, for which
 * an engraving is drawn (`views/ui/Engraving`). Two items may show the same picture: replacing one would show something
 * that does not match the item's name.
 */
export function ownPictureViews(
  assets: BuiltAssets,
  items: readonly { readonly pictures: readonly Picture[] }[],
): readonly (PictureView | undefined)[] {
  return items.map(({ pictures }) => {
    const own = pictures.find(({ name }) => assets.hasPicture(name));
    return own && assets.picture(own.name, own.alt);
  });
}
