import { classNames } from './class-names';
import { Medallion } from './Medallion';

interface PortraitProps {
  readonly monogram: string;
  readonly picture?: string | undefined;
  readonly className?: string;
}

/** A person's picture in a round frame. Decorative: the full name stands beside it. */
export function Portrait({ monogram, picture, className }: PortraitProps) {
  return (
    <span className={classNames('portrait', className)}>
      <Medallion className="portrait__initials" monogram={monogram} />
      {picture === undefined ? null : (
        <img className="portrait__picture" src={picture} alt="" width="480" height="480" decoding="async" />
      )}
    </span>
  );
}
