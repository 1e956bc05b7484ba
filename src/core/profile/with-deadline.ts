import type { IsolatedSection } from './isolated-section';

/** A panel, or that it is not here yet. */
export type DeferrableSection<Value> = IsolatedSection<Value> | { readonly kind: 'late' };

/** How long a page waits for its panels before it is sent without them; a system that is well answers within. */
const patienceMs = 150;

/** The panel if it comes within `limitMs`, else `late`: then the page begins without it, and it follows (TRP-03). */
export async function withDeadline<Value>(
  section: Promise<IsolatedSection<Value>>,
  limitMs = patienceMs,
): Promise<DeferrableSection<Value>> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<DeferrableSection<Value>>((resolve) => {
    limit = setTimeout(() => resolve({ kind: 'late' }), limitMs);
  });
  return Promise.race([section, deadline]).finally(() => clearTimeout(limit));
}
