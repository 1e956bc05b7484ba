import type { Picture } from '../../core/shared/picture';
import type { PictureView } from '../../../views/ui/picture-view';
import type { BuiltAssets } from './built-assets';

interface PictureChoice {
  readonly items: readonly (readonly Picture[])[];
  /** Names of pictures that the page shows already, such as its hero's. */
  readonly taken?: readonly string[];
  /** Returns false for a named picture that the build does not contain. */
  readonly isMade?: (name: string) => boolean;
}

/**
 * No picture illustrates two items of a page: returns for each item its first picture that no earlier item uses, or
 * undefined. An item without one shows an engraving (`views/ui/Engraving`).
 */
export function distinctPictures({
  items,
  taken = [],
  isMade = () => true,
}: PictureChoice): readonly (Picture | undefined)[] {
  const used = new Set(taken);
  return items.map((pictures) => {
    const free = pictures.find(({ name }) => !used.has(name) && isMade(name));
    if (free) used.add(free.name);
    return free;
  });
}

export function distinctPictureViews(
  assets: BuiltAssets,
  choice: Omit<PictureChoice, 'isMade'>,
): readonly (PictureView | undefined)[] {
  return distinctPictures({ ...choice, isMade: (name) => assets.hasPicture(name) }).map(
    (picture) => picture && assets.picture(picture.name, picture.alt),
  );
}
