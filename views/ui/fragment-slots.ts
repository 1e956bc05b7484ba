import { createContext } from 'react';
import type { CachedMarkup } from './fragment-cache';

/** Takes cached markup out of the text that React renders, to be inserted as bytes afterwards. */
export interface FragmentSlots {
  toSlot(fragment: CachedMarkup): string;
}

/** A page that is rendered as text provides no slots. */
export const FragmentSlotsContext = createContext<FragmentSlots | undefined>(undefined);
