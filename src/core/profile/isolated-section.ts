import { withinTime } from '../shared/within-time';

/**
 * A section of a page that fails alone: when its system does not answer, only this section is replaced (reliability
 * E2).
 */
export type IsolatedSection<Value> = { readonly kind: 'ready'; readonly value: Value } | { readonly kind: 'failed' };

/** The page must be complete within three seconds, however slow a section is. */
const sectionLimitMs = 2_300;

/** Never throws: a section whose read fails, or takes longer than `limitMs`, must not take the page with it. */
export async function readIsolatedSection<Value>(
  promise: Promise<Value>,
  onFailure: (error: unknown) => void,
  limitMs = sectionLimitMs,
): Promise<IsolatedSection<Value>> {
  const refuse = () => {
    throw new Error(`A panel took longer than ${limitMs} ms`);
  };
  try {
    return { kind: 'ready', value: await withinTime(promise, limitMs, refuse) };
  } catch (error) {
    onFailure(error);
    return { kind: 'failed' };
  }
}
