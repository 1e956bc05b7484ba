import type { ReactNode } from 'react';

/**
 * Where a part of the page comes in that its system has not given yet (TRP-03). The page is sent as far as this mark, the
 * part follows in its place, and the skeleton before it steps aside by style alone: no script takes part (decision 0027).
 */
export function DeferredFragment({ name, skeleton }: { readonly name: string; readonly skeleton: ReactNode }) {
  return (
    <div className="late">
      <div className="late__skeleton">{skeleton}</div>
      <template data-late={name} />
    </div>
  );
}
