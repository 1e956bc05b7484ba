import type { ReactNode } from 'react';

/** The page streams up to here; CSS alone hides the skeleton, without script (TRP-03, decision 0027). */
export function DeferredFragment({ name, skeleton }: { readonly name: string; readonly skeleton: ReactNode }) {
  return (
    <div className="late">
      <div className="late__skeleton">{skeleton}</div>
      <template data-late={name} />
    </div>
  );
}
