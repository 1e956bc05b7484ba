import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';

/** The weights that the style sheets ask of each family: what a font knows of others is a third of its bytes. */
const weights: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
  inter: { min: 400, max: 600 },
  cormorant: { min: 300, max: 600 },
};

/** Kerning, ligatures, accents, and the figures that style sheets name. Contextual forms of arrows and colons are never missed. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'zero'];

/** Every page waits for both fonts, so they hold what the site sets and nothing else. Applies to variable fonts of the packages. */
export const trimFonts: Plugin = {
  name: 'trim-fonts',
  setup(api) {
    api.onLoad({ filter: /@fontsource-variable[\\/].*\.woff2$/ }, async ({ path }) => {
      const [family = '', range = ''] = /^(\w+)-([\w-]+)-wght-normal\.woff2$/.exec(basename(path))?.slice(1) ?? [];
      const wght = weights[family];
      const letters = lettersOf(path, range);
      if (!wght || !letters) throw new Error(`Nothing says which weights and letters the site sets in ${basename(path)}: see assets/fonts/trim-fonts.ts`);
      return { contents: await subsetFont(readFileSync(path), letters, { targetFormat: 'woff2', keepFeatures, variationAxes: { wght } }), loader: 'file' };
    });
  },
};

/** What the package says is in the file: "U+0000-00FF,U+0131". */
function lettersOf(file: string, range: string): string | undefined {
  const ranges = JSON.parse(readFileSync(join(dirname(file), '..', 'unicode.json'), 'utf8')) as Readonly<Record<string, string>>;
  return ranges[range]?.split(',').map((one) => {
    const [first = 0, last = first] = one.replace('U+', '').split('-').map((code) => Number.parseInt(code, 16));
    return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
  }).join('');
}
