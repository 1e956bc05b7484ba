import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../../src/web/rendering/built-assets';

const { style, sheets } = readManifest('dist');
const cssOf = (address: string) => readFileSync(join('dist', 'public', address.replace('/assets/', '')), 'utf8');

/** What the build has made of the site's own style sheet. To compile it and its features' again takes ten seconds. */
export const siteSheet = cssOf(style);
/** The sheets of features, by name: `voyages`. */
export const featureSheets: ReadonlyMap<string, string> = new Map(
  Object.entries(sheets).map(([name, address]) => [name, cssOf(address)]),
);
