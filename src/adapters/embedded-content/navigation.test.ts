import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError } from './content-error';
import { loadNavigation } from './navigation';

const written = readFileSync('config/sample-line/navigation.yaml', 'utf8');
const references = {
  pictures: (names: readonly string[], file: string) => {
    const name = names[0] ?? '';
    if (name === 'nothing') throw new ContentError(file, 'no picture nothing');
    return [{ name, alt: `What ${name} shows` }] as const;
  },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'navigation-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function load(text: string) {
  const file = join(folder, 'navigation.yaml');
  writeFileSync(file, text);
  return loadNavigation(file, references);
}

function problem(from: string, to: string): string {
  if (!written.includes(from)) throw new Error(`The file has no "${from}"`);
  try {
    load(written.replace(from, to));
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return 'none';
}
const lineOf = (text: string) => written.slice(0, written.indexOf(text)).split('\n').length;

describe('loadNavigation', () => {
  it('NAV-06 reads entries with title, path, gtm data and the menu below them', () => {
    const [voyages] = load(written).menu;
    expect(voyages).toMatchObject({
      title: 'Voyages',
      path: '/voyages',
      gtm: { menu: 'voyages' },
      showsRecentlyViewed: true,
    });
    expect(voyages?.subMenu?.[0]).toEqual({
      title: 'Greek Isles',
      path: '/voyages?region=greek-isles',
      gtm: { menu: 'voyages', entry: 'greek-isles' },
    });
    expect(voyages?.tiles?.[0]?.picture).toEqual({
      name: 'inside-the-horseshoe-reef',
      alt: 'What inside-the-horseshoe-reef shows',
    });
  });

  it('NAV-06 reads class names of an entry', () => {
    expect(
      load(written.replace('    path: /stories\n', '    path: /stories\n    className: only-in-spring\n')).menu.at(-1)
        ?.className,
    ).toBe('only-in-spring');
  });

  it.each([
    ['path: /stories', 'path: https://elsewhere.example', 'an address of this site'],
    ['path: /stories', 'path: //elsewhere.example', 'an address of this site'],
    ['/vessels/{vessel}/deck-plans', '/vessels/{ship}/deck-plans', 'a place other than {vessel}'],
    ['gtm: { menu: stories }', 'gtm: stories', 'gtm'],
    ["value: 'true'", "value: 'false'", 'alert.cookie.value'],
    ['name: line-alert', 'name: line alert', 'the name of a cookie'],
    ['days: 7', 'days: 0', 'alert.cookie.days'],
    ['    action: Go on\n', '', 'intro.header.action'],
    ['    attribution: From', '    author: From', 'foot.quote'],
  ])('NAV-06 NOT-11 CNT-35 refuses %s → %s, and names the line', (from, to, message) => {
    expect(problem(from, to)).toContain(message);
    expect(problem(from, to)).toMatch(/navigation\.yaml:\d+: /);
  });

  it('names the line of the mistake, and the missing picture', () => {
    expect(problem('title: Stories\n    path: /stories', 'title: Stories\n    path: stories')).toContain(
      `navigation.yaml:${lineOf('path: /stories\n    gtm')}: `,
    );
    expect(problem('picture: set-table', 'picture: nothing')).toContain('no picture nothing');
  });
});
