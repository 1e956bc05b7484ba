import { classNames } from './class-names';

/** Placeholder of a text or picture that is loading; the list around it has `aria-busy`. */
export function Skeleton({
  shape,
  className,
}: {
  readonly shape: 'line' | 'title' | 'picture';
  readonly className?: string;
}) {
  return <span className={classNames('skeleton', `skeleton--${shape}`, className)} aria-hidden="true" />;
}
