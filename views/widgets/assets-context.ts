import { createContext } from 'react';

export interface AssetAddresses {
  readonly script: string;
  readonly fonts: readonly string[];
  widgetSource(name: string): string;
}

const none: AssetAddresses = { script: '', fonts: [], widgetSource: () => '' };

export const AssetsContext = createContext<AssetAddresses>(none);
