import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { featureSheets, siteSheet } from '../../../test/support/built-sheets';

/** Classes that a sheet has rules for wherever they stand, not only inside another element. */
function classesOf(css: string): ReadonlySet<string> {
  const selectors = css.replace(/\/\*.*?\*\/|"[^"]*"/gs, '').match(/[^{};]+(?=\{)/g) ?? [];
  return new Set(
    selectors
      .flatMap((selector) => selector.split(','))
      .flatMap(
        (selector) =>
          selector
            .trim()
            .split(/[\s>+~]/, 1)[0]
            ?.match(/\.[a-z][\w-]*/g) ?? [],
      )
      .map((name) => name.slice(1)),
  );
}

const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

const ofSite = classesOf(siteSheet);
const sheets = new Map([...featureSheets].map(([name, css]) => [name, classesOf(css)]));
/** The sheets of which a page with this class needs one; none where the site's own sheet has rules for it. */
const sheetsWith = (name: string) =>
  ofSite.has(name) ? [] : [...sheets].filter(([, classes]) => classes.has(name)).map(([sheet]) => sheet);

function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8').replace(/import type [^;]*;/g, '');
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].flatMap(([, path = '']) =>
    ['.ts', '.tsx'].map((ending) => join(dirname(file), `${path}${ending}`)).filter((found) => existsSync(found)),
  );
}

/** Everything of `views` that these files can print, also by other files of their folder. */
function viewsFrom(files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const folders = new Set(files.map((file) => dirname(file)));
  const follow = (file: string) => {
    if ((!file.startsWith('views/') && !folders.has(dirname(file))) || found.has(file)) return;
    found.add(file);
    importsOf(file).forEach(follow);
  };
  files.flatMap(importsOf).forEach(follow);
  return new Set([...found].filter((file) => file.startsWith('views/')));
}

/** The words of `className="…"`, `className={…}` and `classNames(…)`. */
function classesIn(file: string): ReadonlySet<string> {
  const text = readFileSync(file, 'utf8');
  const matches = text.matchAll(
    /[cC]lassName=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})|classNames\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g,
  );
  return new Set(
    [...matches].flatMap(([match]) =>
      [...match.matchAll(/(['"`])(.*?)\1/gs)].flatMap(([, , words = '']) =>
        words.replace(/\$\{[^}]*\}/g, '').split(/\s+/),
      ),
    ),
  );
}

/** A feature's table, the pages that it names, and what these print. */
const tables = filesBelow('src/web', /\.routes\.ts$/).map((file) => {
  const text = readFileSync(file, 'utf8');
  const pages = [...text.matchAll(/from '(\.\/[^']+\.pages)'/g)].flatMap(([, path = '']) =>
    ['.ts', '.tsx'].map((ending) => join(dirname(file), `${path}${ending}`)).filter((found) => existsSync(found)),
  );
  const namesAll = text.includes("styles: 'all'");
  const listed = [...text.matchAll(/styles: \[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/[\w-]+/g) ?? []);
  const named = namesAll ? [...sheets.keys()] : listed;
  return { file, named, views: viewsFrom([file, ...pages]) };
});
/** Pages that any feature may have to answer with, where only the site's own sheet is there for sure. */
const ofNoFeature = filesBelow('src/web/middleware', /^[^.]+\.tsx?$/);
tables.push({ file: 'src/web/middleware', named: [], views: viewsFrom(ofNoFeature) });

describe('the style sheets of a feature', () => {
  it('exist for every name that a feature’s routes list', () => {
    expect(tables.length).toBeGreaterThan(30);
    expect(tables.flatMap(({ named }) => named).filter((name) => !sheets.has(name))).toEqual([]);
  });

  it.each(tables.filter(({ views }) => views.size > 0))(
    'have the rules of every class that its pages can print: $file',
    ({ named, views }) => {
      const missing = [...views].flatMap((view) =>
        [...classesIn(view)].flatMap((name) => {
          const having = sheetsWith(name);
          return having.length === 0 || having.some((sheet) => named.includes(sheet))
            ? []
            : [`${view} .${name}: ${having.join(' or ')}`];
        }),
      );
      expect(missing).toEqual([]);
    },
  );
});
