import { classNames } from './class-names';

/** Holds the place of a text or a picture that is on its way; the list around it carries `aria-busy`. */
export function Skeleton({
  shape,
  className,
}: {
  readonly shape: 'line' | 'title' | 'picture';
  readonly className?: string;
}) {
  return <span className={classNames('skeleton', `skeleton--${shape}`, className)} aria-hidden="true" />;
}
