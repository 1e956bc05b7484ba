import type { IsolatedSection } from './isolated-section';

export type DeferrableSection<Value> = IsolatedSection<Value> | { readonly kind: 'deferred' };

/** Milliseconds that a page waits for its sections before it is sent without them; a healthy system answers in time. */
const timeoutMs = 150;

/** `deferred`: the page is sent without the section, which is streamed afterwards (TRP-03). */
export async function withDeadline<Value>(
  section: Promise<IsolatedSection<Value>>,
  limitMs = timeoutMs,
): Promise<DeferrableSection<Value>> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<DeferrableSection<Value>>((resolve) => {
    limit = setTimeout(() => resolve({ kind: 'deferred' }), limitMs);
  });
  return Promise.race([section, deadline]).finally(() => clearTimeout(limit));
}
