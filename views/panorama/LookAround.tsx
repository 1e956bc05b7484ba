import { CloseDialog } from '../content/PictureStage';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { PictureView } from '../ui/picture-view';
import { panoramaTexts as texts } from './panorama.texts';

const id = 'look-around';

export const LookAroundLink = ({ label }: { readonly label: string }) => (
  <ButtonLink className="no-print" variant="secondary" href={`#${id}`} data-opens-dialog="" data-looks-around="">
    {label}
  </ButtonLink>
);

interface LookAroundProps {
  readonly title: string;
  /** The picture is equirectangular: twice as wide as it is high, with all directions in it. */
  readonly picture: PictureView;
}

/**
 * The dialog of a panorama. It shows the flat picture, which is fetched only once the dialog is open; a script draws
 * it as a view in all directions where the browser has WebGL.
 */
export function LookAround({ title, picture }: LookAroundProps) {
  return (
    <dialog className="dialog dialog--panorama on-deep no-print" id={id} aria-labelledby={`${id}-title`}>
      <div className="panorama__head">
        <h2 className="panorama__title" id={`${id}-title`}>
          {title}
        </h2>
        <CloseDialog />
      </div>
      <figure className="panorama">
        <img
          className="panorama__still"
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
          decoding="async"
          crossOrigin="anonymous"
        />
        <div
          className="panorama__view"
          data-view=""
          data-with-view=""
          hidden
          tabIndex={0}
          role="application"
          aria-roledescription={texts.viewRole}
          aria-label={texts.view}
          aria-describedby={`${id}-keys`}
        />
        <figcaption className="panorama__foot">
          <p className="panorama__caption">{picture.alt}</p>
          <p className="panorama__keys" id={`${id}-keys`} data-with-view="" hidden>
            {texts.keys}
          </p>
          <Controls />
        </figcaption>
      </figure>
      <p className="hidden-to-the-eye" role="status" />
    </dialog>
  );
}

/** A phone takes the small picture whatever its pixel ratio; every other screen takes the large one. */
const sizes = '(width < 577px) 680px, 4096px';

function Controls() {
  return (
    <div className="panorama__controls" data-with-view="" hidden>
      <button
        className="round-button"
        type="button"
        data-panorama-button="motion"
        aria-label={texts.motion}
        aria-pressed="false"
        hidden
      >
        <Icon name="compass" />
      </button>
      <button className="round-button" type="button" data-panorama-button="farther" aria-label={texts.farther}>
        <Icon name="minus" />
      </button>
      <button className="round-button" type="button" data-panorama-button="nearer" aria-label={texts.nearer}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
