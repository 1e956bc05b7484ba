import type { ReactNode } from 'react';

interface SkeletonListProps {
  readonly loading: string;
  readonly count?: number;
  readonly className: string;
  readonly children: ReactNode;
}

/** Repeats an item's skeleton as often as the list will have items, so that their arrival shifts nothing (TRP-03). */
export const SkeletonList = ({ loading, count = 3, className, children }: SkeletonListProps) => (
  <div aria-busy="true">
    <p className="hidden-to-the-eye" role="status">
      {loading}
    </p>
    <ul className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <li key={position}>{children}</li>
      ))}
    </ul>
  </div>
);
