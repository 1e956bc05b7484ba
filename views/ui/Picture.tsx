import { classNames } from './class-names';
import type { PictureView } from './picture-view';

export type { PictureView } from './picture-view';

interface PictureProps {
  readonly picture: PictureView;
  /** The `sizes` attribute: how wide the picture stands on the page. */
  readonly sizes: string;
  /** The one picture that the page opens with: fetched first, never lazily. */
  readonly priority?: boolean;
  /** Seen below that one on a phone as soon as the page opens: it waits, so that the first is not held up. */
  readonly waits?: boolean;
  readonly className?: string;
  /** Names the picture for the move from one page to the next. */
  readonly travelsAs?: string | undefined;
}

export function Picture({ picture, sizes, priority = false, waits = false, className, travelsAs }: PictureProps) {
  return (
    <img
      className={classNames('picture', picture.placeholderClass, className)}
      // Without an address it is the row that a script fills in.
      src={picture.src || undefined}
      srcSet={picture.srcSet || undefined}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      decoding={priority ? 'sync' : 'async'}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : waits ? 'low' : undefined}
      data-travels-as={travelsAs}
    />
  );
}
