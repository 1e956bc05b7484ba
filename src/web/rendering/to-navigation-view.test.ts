import { readSampleLine } from '../../../test/builders/sample-line';
import type { MenuItemView } from '../../../views/layout/navigation-view';
import { paths } from '../paths';
import { toNavigationView } from './to-navigation-view';

const { navigation } = readSampleLine();
const assets = {
  picture: (name: string, alt = '') => ({
    src: `/assets/${name}.webp`,
    srcSet: '',
    width: 3,
    height: 2,
    alt,
    placeholderClass: name,
  }),
};
const views = toNavigationView(navigation, { vesselSlug: 'ondine-1', assets });

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];
const patterns = stringsIn(paths).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[\\w-]+')}$`));
const links = (items: readonly MenuItemView[]): readonly string[] =>
  items.flatMap(({ href, panel }) => [
    href,
    ...links(panel?.links ?? []),
    ...(panel?.tiles ?? []).map((tile) => tile.href),
  ]);
const { callToAction, columns, legal } = views.foot;
const all = [
  ...links(views.menu),
  ...columns.flatMap((column) => links(column.links)),
  ...links(legal),
  callToAction.href,
  ...(views.alert?.link ? [views.alert.link.href] : []),
];

describe('the navigation of the sample line as a view', () => {
  it('NAV-02 NAV-11 leads only to addresses that this site has', () => {
    const unknown = all.filter((href) => !patterns.some((pattern) => pattern.test(href.replace(/[?#].*$/, ''))));
    expect(all.length).toBeGreaterThan(50);
    expect(unknown).toEqual([]);
  });

  it('NAV-06 puts the configured vessel into addresses, and JSON for the data layer beside an entry', () => {
    expect(all).toContain('/vessels/ondine-1/suites');
    expect(all.join()).not.toContain('{');
    expect(views.menu.map(({ gtm }) => JSON.parse(gtm ?? '{}') as unknown)).toContainEqual({ menu: 'voyages' });
  });

  it('NAV-06 keeps the class name of an entry, and invents none', () => {
    const menu = navigation.menu.map((item, index) => (index === 0 ? { ...item, className: 'only-in-spring' } : item));
    const [first, second] = toNavigationView({ ...navigation, menu }, { vesselSlug: 'ondine-1', assets }).menu;
    expect(first?.className).toBe('only-in-spring');
    expect(second).not.toHaveProperty('className');
  });

  it('NAV-03 has a picture for every tile, and one place for what was viewed lately', () => {
    const panels = views.menu.flatMap(({ panel }) => panel ?? []);
    expect(panels.every(({ tiles }) => tiles.length > 0 && tiles.every(({ picture }) => picture.alt.length > 10))).toBe(
      true,
    );
    expect(panels.filter(({ showsRecentlyViewed }) => showsRecentlyViewed)).toHaveLength(1);
  });

  it('NAV-01 offers the voyage finder every region', () => {
    expect(views.regions.map(({ slug }) => slug)).toContain('greek-isles');
    expect(views.regions).toHaveLength(6);
  });
});
