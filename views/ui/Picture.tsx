import { classNames } from './class-names';
import { filesForSizes, sizesForDenseScreens } from './dense-screen-sizes';
import type { PictureView } from './picture-view';

export type { PictureView } from './picture-view';

interface PictureProps {
  readonly picture: PictureView;
  readonly sizes: string;
  /** The page's main picture is fetched first and never lazily. */
  readonly priority?: boolean;
  /** The picture is visible at once on phones, but loaded lazily, so that it does not delay the main picture. */
  readonly waits?: boolean;
  readonly className?: string;
  readonly transitionName?: string | undefined;
}

export function Picture({ picture, sizes, priority = false, waits = false, className, transitionName }: PictureProps) {
  return (
    <img
      // Attributes that pictures have in common stand together, which compresses.
      decoding={priority ? 'sync' : 'async'}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : waits ? 'low' : undefined}
      sizes={priority ? sizes : sizesForDenseScreens(sizes)}
      width={picture.width}
      height={picture.height}
      className={classNames('picture', picture.placeholderClass, className)}
      alt={picture.alt}
      srcSet={filesForSizes(picture.srcSet, sizes) || undefined}
      // The address is empty in a template that a script fills in.
      src={picture.src || undefined}
      data-transition-name={transitionName}
    />
  );
}
