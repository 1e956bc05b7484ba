import { createContext } from 'react';

/** Addresses of built files. Server only: a widget is rendered separately and has no access. */
export interface AssetAddresses {
  readonly script: string;
  readonly fonts: readonly string[];
  widgetSource(name: string): string;
}

const none: AssetAddresses = { script: '', fonts: [], widgetSource: () => '' };

export const AssetsContext = createContext<AssetAddresses>(none);
