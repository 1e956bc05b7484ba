import { withinTime } from '../shared/within-time';
import type { IsolatedSection } from './isolated-section';

export type DeferrableSection<Value> = IsolatedSection<Value> | { readonly kind: 'deferred' };

/** Milliseconds that a page waits for its sections before it is sent without them; a healthy system answers in time. */
const timeoutMs = 150;

/** `deferred`: the page is sent without the section, which is streamed afterwards (TRP-03). */
export const withDeadline = <Value>(
  section: Promise<IsolatedSection<Value>>,
  limitMs = timeoutMs,
): Promise<DeferrableSection<Value>> => withinTime(section, limitMs, () => ({ kind: 'deferred' as const }));
