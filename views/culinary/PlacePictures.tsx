import { Gallery, GalleryDialog, PictureOpener } from '../content/Gallery';
import { blocksTexts } from '../content/blocks.texts';
import type { PictureView } from '../ui/picture-view';

interface PlacePicturesProps {
  readonly of: string;
  readonly hero: PictureView;
  readonly gallery: readonly PictureView[];
}

const dialogId = 'pictures';

/** Shows a page's pictures beside its hero at full width: one alone, several in a grid (CNT-18). */
export function PlacePictures({ of, hero, gallery }: PlacePicturesProps) {
  if (gallery.length > 1)
    return (
      <div className="band place-gallery">
        <Gallery id={dialogId} label={blocksTexts.picturesOf(of)} pictures={gallery} />
      </div>
    );
  return <PlacePicture className="place-wide" of={of} hero={hero} gallery={gallery} />;
}

interface PlacePictureProps extends PlacePicturesProps {
  readonly className: string;
}

/** Opens a dialog with all pictures (CNT-18). Renders nothing when there is only the hero. */
export function PlacePicture({ className, of, hero, gallery: [first, ...rest] }: PlacePictureProps) {
  if (!first) return null;
  const all = [hero, first, ...rest];
  return (
    <div className={className}>
      <PictureOpener dialog={dialogId} picture={first} index={1} all={all.length} sizes="100vw" />
      <GalleryDialog id={dialogId} label={blocksTexts.picturesOf(of)} pictures={all} />
    </div>
  );
}
