import { createContext } from 'react';

/** Addresses of built files. Server only: a widget is rendered apart and never sees it. */
export interface AssetAddresses {
  readonly style: string;
  readonly script: string;
  readonly fonts: readonly string[];
  widgetSource(name: string): string;
}

const none: AssetAddresses = { style: '', script: '', fonts: [], widgetSource: () => '' };

export const AssetsContext = createContext<AssetAddresses>(none);
