import { classNames } from '../ui/class-names';
import type { FrameGuest } from './frame';

/** The guest's profile picture, else initials. Decorative: the name stands beside it. */
export function Avatar({
  guest: { pictureSrc, initials },
  isSmall = false,
}: {
  readonly guest: FrameGuest;
  readonly isSmall?: boolean;
}) {
  const className = classNames('avatar', isSmall && 'avatar--small');
  return pictureSrc === undefined ? (
    <span className={className} aria-hidden="true">
      {initials}
    </span>
  ) : (
    <img className={className} src={pictureSrc} alt="" width={72} height={72} />
  );
}
