import type { ReactNode } from 'react';

/**
 * Placeholder of a fragment whose system has not answered yet (TRP-03). The page streams up to here and the fragment
 * follows; CSS alone hides the skeleton, without script (decision 0027).
 */
export function DeferredFragment({ name, skeleton }: { readonly name: string; readonly skeleton: ReactNode }) {
  return (
    <div className="late">
      <div className="late__skeleton">{skeleton}</div>
      <template data-late={name} />
    </div>
  );
}
