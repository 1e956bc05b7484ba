import { useContext } from 'react';
import { type PlaceholderValues, PagePartsContext } from '../ui/page-parts';

/** Values that a page pushes to the line's data layer (TRK-06): a guest's pseudonym, with consent only. */
export interface DataLayerOnPage {
  readonly contactId?: string;
}

declare module '../ui/page-parts' {
  interface PartsOnPage {
    /** Absent where the line has no data layer. */
    readonly dataLayer?: DataLayerOnPage;
  }
  interface GuestPlaceholders {
    pseudonym: string;
    hasPseudonym: 'yes' | 'no';
  }
}

export const dataLayerPlaceholders: PlaceholderValues = {
  pseudonym: ({ dataLayer }) => dataLayer?.contactId,
  hasPseudonym: ({ dataLayer }) => (dataLayer?.contactId === undefined ? 'no' : 'yes'),
};

export const useDataLayer = (): DataLayerOnPage | undefined => useContext(PagePartsContext).dataLayer;
