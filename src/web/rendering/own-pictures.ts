import type { Picture } from '../../core/shared/picture';
import type { PictureView } from '../../../views/ui/picture-view';
import type { BuiltAssets } from './built-assets';

/**
 * The picture of each item: the first of its own that the build contains, as its own page shows it, or undefined, for
 * which an engraving is drawn (`views/ui/Engraving`). A picture that is true of two items of a page stands there twice:
 * another one in its place would show something else than the item's name says.
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
