import { Picture } from './Picture';
import type { PictureView } from './picture-view';

interface MainPictureProps {
  readonly picture: PictureView;
  /** The attribute `sizes` states the width of the picture on the page. */
  readonly sizes: string;
  /** A picture is not the first on a slide of a carousel that is not seen first. */
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
