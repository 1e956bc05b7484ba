/**
 * Generates the data of src/core/geo: `node config/run.mjs config/build-geo.ts`. Codes are ISO 3166-1 and 3166-2
 * (package iso-3166), names are CLDR's (Intl). The result is committed, so that a label never depends on the machine
 * that serves it (H30).
 */
import { writeFileSync } from 'node:fs';
import { iso31661 } from 'iso-3166/1.js';
import { iso31662 } from 'iso-3166/2.js';

const width = 150;
const cldr = new Intl.DisplayNames(['en'], { type: 'region' });

const plainNames: Readonly<Record<string, string>> = {
  HK: 'Hong Kong',
  MO: 'Macao',
  MM: 'Myanmar',
  CD: 'Congo (Kinshasa)',
  CG: 'Congo (Brazzaville)',
};

/** Territories that are not in ISO 3166-1 but have calling codes. */
const reachedByPhone = ['AC', 'TA', 'XK'];

interface StateRule {
  readonly keeps: (entry: { readonly code: string; readonly parent: string }) => boolean;
  readonly writes?: (name: string) => string;
  readonly names?: Readonly<Record<string, string>>;
}

const all: StateRule = { keeps: () => true };
const without =
  (...codes: readonly string[]) =>
  ({ code }: { readonly code: string }) =>
    !codes.includes(code.slice(3));

/** Which subdivisions the list of a country offers: those that belong in its postal addresses. */
const stateRules: Readonly<Record<string, StateRule>> = {
  AU: all,
  BR: all,
  CA: all,
  // Hong Kong, Macao and Taiwan are in the list of countries, with codes and calling codes of their own.
  CN: {
    keeps: without('HK', 'MO', 'TW'),
    writes: (name) => name.replace(/ (Sheng|Shi)$/, ''),
    names: { GX: 'Guangxi', NM: 'Inner Mongolia', NX: 'Ningxia', XJ: 'Xinjiang', XZ: 'Tibet (Xizang)' },
  },
  // Irish addresses name counties, never the four provinces.
  IE: { keeps: ({ parent }) => parent !== 'IE' },
  IN: {
    keeps: () => true,
    writes: (name) => name.normalize('NFD').replace(/\p{M}/gu, ''),
    names: { PY: 'Puducherry' },
  },
  // Italian addresses end with the two letters of a province (50122 Firenze FI), and name no region. Aosta is both, so
  // that ISO lists it as a region only; its letters are AO.
  IT: { keeps: ({ code, parent }) => parent !== 'IT' || code === 'IT-23', names: { 23: 'Aosta', BZ: 'Bolzano' } },
  MX: { keeps: () => true, names: { COA: 'Coahuila', MEX: 'Estado de México', MIC: 'Michoacán', VER: 'Veracruz' } },
  US: { keeps: without('UM'), names: { VI: 'U.S. Virgin Islands' } },
};

const codeOf = (code: string) => (code === 'IT-23' ? 'AO' : code.slice(3));

function statesOf(
  country: string,
  { keeps, writes = (name) => name, names = {} }: StateRule,
): readonly (readonly [string, string])[] {
  const entries = iso31662.filter((entry) => entry.code.startsWith(`${country}-`) && keeps(entry));
  return byName(
    entries.map(
      ({ code, name }) => [codeOf(code), (names[code.slice(3)] ?? writes(name)).replaceAll("'", '’')] as const,
    ),
  );
}

const byName = (pairs: readonly (readonly [string, string])[]) =>
  [...pairs].sort(([, a], [, b]) => a.localeCompare(b, 'en'));

function inLines(pairs: readonly (readonly [string, string])[], indent: string): string {
  const lines = [''];
  for (const [code, name] of pairs) {
    const piece = `${code} ${name}|`;
    const last = lines.at(-1) ?? '';
    if (last.length + piece.length > width - indent.length) lines.push(piece);
    else lines[lines.length - 1] = last + piece;
  }
  const texts = lines.map((line, index) => `'${index === lines.length - 1 ? line.slice(0, -1) : line}'`);
  return texts.join(`\n${indent}+ `);
}

const nameOf = (code: string) =>
  plainNames[code] ??
  cldr
    .of(code)
    ?.replace(/^St\. /, 'Saint ')
    .replaceAll(' & ', ' and ') ??
  code;
const entriesOf = (codes: readonly string[]) => byName(codes.map((code) => [code, nameOf(code)] as const));
const head = "// Written by config/build-geo.ts from ISO 3166 and CLDR; don't edit.\n";

writeFileSync(
  'src/core/geo/country-names.ts',
  `${head}
/** Each entry has the two letters of ISO 3166-1, a space and the English name; entries are sorted by name. */
export const countryNames =
  ${inLines(entriesOf(iso31661.map(({ alpha2 }) => alpha2)), '  ')};

/** Places outside ISO 3166-1 that can be called. */
export const phonePlaceNames =
  ${inLines(entriesOf(reachedByPhone), '  ')};
`,
);

writeFileSync(
  'src/core/geo/state-names.ts',
  `${head}
/**
 * Each entry has the code of ISO 3166-2, a space and the name, of the nine countries whose forms ask for a state
 * (GEO-04); entries are sorted by name.
 */
export const stateNames: Readonly<Record<string, string>> = {
${Object.entries(stateRules)
  .map(([country, rule]) => `  ${country}: ${inLines(statesOf(country, rule), '    ')},`)
  .join('\n')}
};
`,
);
