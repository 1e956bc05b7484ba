import { usePictureSrc } from '../profile-picture/picture-part';
import { classNames } from '../ui/class-names';
import { GuestPart } from '../ui/GuestPart';
import type { FrameGuest } from './frame';

/** Shows the guest's profile picture, else initials. Both are decorative, because the name is beside it. */
export function Avatar({
  guest: { initials },
  isSmall = false,
}: {
  readonly guest: FrameGuest;
  readonly isSmall?: boolean;
}) {
  const pictureSrc = usePictureSrc();
  const className = classNames('avatar', isSmall && 'avatar--small');
  return (
    <GuestPart
      name="picture"
      shownCase={pictureSrc === undefined ? 'no' : 'yes'}
      cases={{
        yes: <img className={className} src={pictureSrc} alt="" width={72} height={72} fetchPriority="low" />,
        no: (
          <span className={className} aria-hidden="true">
            {initials}
          </span>
        ),
      }}
    />
  );
}
