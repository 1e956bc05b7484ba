import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { Picture, type PictureView } from '../ui/Picture';
import { blocksTexts as texts } from './blocks.texts';
import { SlideArrows } from './Slides';

interface PictureStageProps {
  readonly label: string;
  readonly pictures: readonly PictureView[];
  readonly sizes: string;
  /** `screen` is as high as the window, and uncropped. */
  readonly fit?: 'card' | 'screen';
}

/** Shows one picture at a time with thumbnails below, 2.5 to 5.5 of them side by side by width (CNT-23). */
export function PictureStage({ label, pictures, sizes, fit = 'card' }: PictureStageProps) {
  return (
    <div
      className={classNames('stage', `stage--${fit}`)}
      role="group"
      aria-roledescription={texts.carousel}
      aria-label={label}
      data-slides=""
    >
      <ul className="stage__track" data-track="" tabIndex={0} aria-label={label}>
        {pictures.map((picture) => (
          <li key={picture.src} className="stage__slide">
            <Picture picture={picture} sizes={sizes} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? (
        <>
          <SlideArrows label={label} />
          <Thumbnails pictures={pictures} />
        </>
      ) : null}
    </div>
  );
}

function Thumbnails({ pictures }: Pick<PictureStageProps, 'pictures'>) {
  return (
    <ul className="thumbnails scripted">
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <button
            type="button"
            className="thumbnails__button"
            data-control="slide-to"
            data-slide={index}
            aria-label={texts.pictureOf(index + 1, pictures.length, picture.alt)}
            aria-current={index === 0 ? 'true' : undefined}
          >
            <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 1024px) 16vw, 9rem" />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function CloseDialog() {
  return (
    <a className="round-button dialog__close" href="#" data-closes-dialog="" aria-label={texts.close}>
      <Icon name="close" />
    </a>
  );
}
