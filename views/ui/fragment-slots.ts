import { createContext } from 'react';
import type { CachedMarkup } from './fragment-cache';

/** Takes cached markup out of what React renders, to be put in as bytes afterwards. */
export interface FragmentSlots {
  /** Returns what stands in the page in place of the markup. */
  toSlot(fragment: CachedMarkup): string;
}

/** Undefined where a page is rendered as text. */
export const FragmentSlotsContext = createContext<FragmentSlots | undefined>(undefined);
