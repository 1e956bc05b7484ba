import { createContext, useContext } from 'react';
import { layoutTexts } from './layout.texts';

export interface LineFactsView {
  readonly name: string;
  readonly copyrightName: string;
  readonly phone: string;
  readonly email: string;
  readonly hours?: string;
  readonly note?: string;
}

const exampleFacts: LineFactsView = {
  name: layoutTexts.line,
  copyrightName: 'Ondine Yachts Limited',
  phone: '+1 305 555 0100',
  email: 'hello@ondine.example',
  hours: 'Every day, 8 am to 8 pm, Eastern Time',
};

/** Provided on the server only. The default is for examples and tests. */
export const LineFactsContext = createContext<LineFactsView>(exampleFacts);

export const useLineFacts = (): LineFactsView => useContext(LineFactsContext);

export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
