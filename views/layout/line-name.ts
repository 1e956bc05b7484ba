import { createContext, useContext } from 'react';
import { layoutTexts } from './layout.texts';

/** The line's own name, for titles and the wordmark. Server only. */
export const LineNameContext = createContext<string>(layoutTexts.line);

export const useLineName = (): string => useContext(LineNameContext);
