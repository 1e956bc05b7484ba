import type { ReactNode } from 'react';

/**
 * The page is streamed up to here first. CSS hides the skeleton when the fragment arrives, without script (TRP-03,
 * decision 0027).
 */
export function DeferredFragment({ name, skeleton }: { readonly name: string; readonly skeleton: ReactNode }) {
  return (
    <div className="deferred">
      <div className="deferred__skeleton">{skeleton}</div>
      <template data-deferred={name} />
    </div>
  );
}
