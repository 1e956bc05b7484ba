import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';

/** The weights that the style sheets use of each family. Data for other weights is a third of a font's bytes. */
const weights: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
  inter: { min: 400, max: 600 },
  cormorant: { min: 300, max: 600 },
};

/**
 * Kerning, ligatures, and the figures that style sheets name. Contextual forms of arrows and colons are not used. The
 * basic characters contain no combining accents, and none that another language than English draws differently.
 */
const basicFeatures = ['kern', 'liga', 'lnum', 'tnum', 'zero'];
const features = [...basicFeatures, 'ccmp', 'locl', 'mark', 'mkmk'];

/**
 * Letters of the Adriatic's and the Aegean's names: Kuşadası, Lošinj, Korčula. Most pages that need a letter beyond the
 * basic ones need one of these alone, and pay a third of the bytes for it.
 */
const seaNames = [...'ĆćČčĐđĞğİŞşŠšŽž'];

/** Characters of other European names beyond Western Europe's: Łódź, Győr. */
const european = [...charactersBetween(0x0100, 0x017f), ...charactersBetween(0x0218, 0x021b)].filter(
  (one) => !seaNames.includes(one),
);

/** Signs of programs, of which texts have none. */
const ofPrograms = new Set('#<=>[\\]^`{|}~');

/**
 * What an English page is set in: ASCII, typographic signs, and the accented letters that its texts use most (café,
 * Curaçao, señor). Every page waits for these characters, and most need no others. Minutes of arc are among them because each
 * port has its position, the capitals because labels are set in them, the first letter of Åland because a field for telephone numbers is as wide as the longest of
 * all countries, and the dotless letter of Kuşadası because every page's finder names that port.
 */
const basic = [
  ...charactersBetween(0x20, 0x7e).filter((one) => !ofPrograms.has(one)),
  ...'\u00A0©°²·½×ÀÁÃÅÇÈÉËÌÍÑÒÓÔÖÜàáãçèéëìíñòóôöüı–—‘’“”…′−',
];

/** The parts of a file, by their suffix: each loads only on pages that have its characters. */
const parts: Readonly<
  Record<string, Partial<Readonly<Record<'?basic' | '?sea-names' | '?european', readonly string[]>>>>
> = {
  latin: { '?basic': basic },
  'latin-ext': { '?sea-names': seaNames, '?european': european },
};

/**
 * Removes what the site does not use from the variable fonts of the packages, because every page waits for both fonts.
 */
export const trimFonts: Plugin = {
  name: 'trim-fonts',
  setup(api) {
    const trimmed = new Map<string, Promise<Uint8Array>>();
    api.onLoad({ filter: /@fontsource-variable[\\/].*\.woff2$/ }, async ({ path, suffix }) => {
      const [family = '', range = ''] = /^(\w+)-([\w-]+)-wght-normal\.woff2$/.exec(basename(path))?.slice(1) ?? [];
      const wght = weights[family];
      const characters = charactersOf({ file: path, range, part: suffix });
      if (!wght || !characters)
        throw new Error(
          `Nothing says which weights and letters the site sets in ${basename(path)}: see assets/fonts/trim-fonts.ts`,
        );
      const keepFeatures = suffix === '?basic' ? basicFeatures : features;
      const part = `${path}${suffix}`;
      const font =
        trimmed.get(part) ??
        subsetFont(readFileSync(path), characters, { targetFormat: 'woff2', keepFeatures, variationAxes: { wght } });
      trimmed.set(part, font);
      return { contents: await font, loader: 'file' };
    });
  },
};

/**
 * The characters of a range such as "U+0000-00FF,U+0131" that are in a part of it; without a suffix, those that are in
 * none.
 */
function charactersOf({
  file,
  range,
  part,
}: {
  readonly file: string;
  readonly range: string;
  readonly part: string;
}): string | undefined {
  const ranges = JSON.parse(readFileSync(join(dirname(file), '..', 'unicode.json'), 'utf8')) as Readonly<
    Record<string, string>
  >;
  const characters = ranges[range]?.split(',').flatMap((one) => {
    const [first = 0, last = first] = one
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return charactersBetween(first, last);
  });
  const known = parts[range] ?? {};
  const chosen = known[part as keyof typeof known];
  const others = new Set(chosen ? [] : Object.values(known).flat());
  return characters?.filter((one) => (chosen ? chosen.includes(one) : !others.has(one))).join('');
}

function charactersBetween(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
