import type { Picture } from '../../core/shared/picture';
import type { PictureView } from '../../../views/ui/picture-view';
import type { BuiltAssets } from './built-assets';

interface PictureChoice {
  /** The pictures of each thing that the page shows, in the order in which it shows them. */
  readonly items: readonly (readonly Picture[])[];
  /** Names of the pictures that stand on the page already, such as its hero's. */
  readonly taken?: readonly string[];
  /** False for a picture that is named and was never made. */
  readonly isMade?: (name: string) => boolean;
}

/**
 * No picture stands for two things on one page: each thing gets the first of its pictures that nothing before it has,
 * and undefined when there is none. What is left without one shows an engraving (`views/ui/Engraving`).
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

/** As `distinctPictures`, ready to print. */
export function distinctPictureViews(
  assets: BuiltAssets,
  choice: Omit<PictureChoice, 'isMade'>,
): readonly (PictureView | undefined)[] {
  return distinctPictures({ ...choice, isMade: (name) => assets.hasPicture(name) }).map(
    (picture) => picture && assets.picture(picture.name, picture.alt),
  );
}
