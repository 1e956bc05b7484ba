import type { Panel } from './panel';

/** A panel, or that it is not here yet. */
export type SoonPanel<Value> = Panel<Value> | { readonly kind: 'late' };

/** How long a page waits for its panels before it is sent without them; a system that is well answers within. */
const patienceMs = 150;

/** The panel if it comes within `limitMs`, else `late`: then the page begins without it, and it follows (TRP-03). */
export async function soon<Value>(panel: Promise<Panel<Value>>, limitMs = patienceMs): Promise<SoonPanel<Value>> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<SoonPanel<Value>>((resolve) => {
    limit = setTimeout(() => resolve({ kind: 'late' }), limitMs);
  });
  return Promise.race([panel, late]).finally(() => clearTimeout(limit));
}
