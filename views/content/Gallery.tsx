import { Icon } from '../ui/Icon';
import { Picture, type PictureView } from '../ui/Picture';
import { blocksTexts as texts } from './blocks.texts';
import { CloseDialog, PictureStage } from './PictureStage';

const shownOnPage = 5;

interface GalleryProps {
  readonly id: string;
  readonly label: string;
  readonly pictures: readonly PictureView[];
}

/**
 * Shows up to five pictures on the page, and all in a dialog (CNT-18). Without script a press shows only that picture.
 */
export function Gallery({ id, label, pictures }: GalleryProps) {
  if (pictures.length === 0) return null;
  const visiblePictures = pictures.slice(0, shownOnPage);
  return (
    <section className="pictures" aria-label={label}>
      <ul className="pictures__list" data-count={visiblePictures.length}>
        {visiblePictures.map((picture, index) => (
          <li key={picture.src} className="pictures__item">
            <PictureOpener
              dialog={id}
              picture={picture}
              index={index}
              all={pictures.length}
              sizes={sizesOf(index, visiblePictures.length)}
            />
          </li>
        ))}
      </ul>
      {pictures.length > shownOnPage ? (
        <button
          type="button"
          className="button button--quiet scripted no-print"
          data-control="open-gallery"
          data-dialog={id}
          data-slide={0}
          aria-haspopup="dialog"
        >
          <span className="button__text">{texts.allPictures(pictures.length)}</span>
        </button>
      ) : null}
      <GalleryDialog id={id} label={label} pictures={pictures} />
    </section>
  );
}

/**
 * The widths of `pictures.scss`, where the first of one, three or five pictures is larger than the others. Phones show
 * those of a voyage as wide slides.
 */
function sizesOf(index: number, count: number): string {
  const isWhole = index === 0 || count === 2 || (count === 4 && index === 3);
  return `(min-width: 768px) ${wideOf(index, count)}vw, ${isWhole ? '92vw' : '76vw'}`;
}

function wideOf(index: number, count: number): number {
  if (count === 1) return 92;
  if (count === 3) return index === 0 ? 61 : 31;
  return index === 0 || count < 5 ? 46 : 23;
}

interface PictureOpenerProps {
  readonly dialog: string;
  readonly picture: PictureView;
  readonly index: number;
  readonly all: number;
  readonly sizes: string;
}

export function PictureOpener({ dialog, picture, index, all, sizes }: PictureOpenerProps) {
  return (
    <a
      className="pictures__opener"
      href={picture.src}
      data-control="open-gallery"
      data-dialog={dialog}
      data-slide={index}
      aria-haspopup="dialog"
      aria-label={texts.pictureOf(index + 1, all, picture.alt)}
    >
      <Picture picture={{ ...picture, alt: '' }} sizes={sizes} />
      <Icon name="plus" className="pictures__mark" />
    </a>
  );
}

export function GalleryDialog({ id, label, pictures }: GalleryProps) {
  return (
    <dialog className="dialog dialog--pictures on-deep" id={id} aria-label={label}>
      <CloseDialog />
      <PictureStage label={label} pictures={pictures} sizes="100vw" fit="screen" />
    </dialog>
  );
}
