import { Picture } from './Picture';
import type { PictureView } from './picture-view';

interface MainPictureProps {
  readonly picture: PictureView;
  /** It is the `sizes` attribute: the picture's width on the page. */
  readonly sizes: string;
  /** False for those of a carousel's slides that are not seen first. */
  readonly isFirst?: boolean;
  readonly className?: string;
  readonly transitionName?: string | undefined;
}

/** The first that a page shows: phones get files of their own, because their first view waits for it. */
export function MainPicture({ picture, sizes, isFirst = true, className, transitionName }: MainPictureProps) {
  const { forPhones } = picture;
  const image = (
    <Picture
      // Chromium fetches a `srcset` of the image itself beside that of its source, where the document comes in parts.
      picture={forPhones ? { ...picture, srcSet: '' } : picture}
      sizes={sizes}
      priority={isFirst}
      {...(className === undefined ? {} : { className })}
      transitionName={transitionName}
    />
  );
  if (!forPhones) return image;
  return (
    <picture>
      <source
        media="(max-width: 450px)"
        type="image/avif"
        srcSet={forPhones.srcSet}
        sizes={forPhones.hasWidths ? sizes : undefined}
      />
      <source srcSet={picture.srcSet} sizes={sizes} />
      {image}
    </picture>
  );
}
