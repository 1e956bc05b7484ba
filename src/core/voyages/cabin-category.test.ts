import fc from 'fast-check';
import { CABIN_CATEGORIES, cabinCategoryOf, suiteSlugOf } from './cabin-category';

describe('cabin categories', () => {
  it.each([
    ['SV', 'seaview-suite'],
    ['SS', 'superior-seaview-suite'],
    ['OSS', 'ocean-suite-with-studio'],
    ['SVS', 'seaview-suite-with-studio'],
    ['OS', 'ocean-suite'],
    ['GS', 'grand-ocean-suite'],
    ['SB', 'st-barths-suite'],
    ['MS', 'milos-suite'],
    ['TS', 'saint-tropez-suite'],
    ['AS', 'malaga-suite'],
    ['PS', 'portofino-suite'],
    ['LS', 'loft-suite'],
    ['FS', 'funnel-suite'],
    ['SVM', 'seaview-mid-suite'],
  ])('VOY-33 sells %s as %s', (category, slug) => {
    expect(suiteSlugOf(category)).toBe(slug);
    expect(cabinCategoryOf(slug)).toBe(category);
  });

  it('VOY-33 knows fourteen, each with a slug of its own', () => {
    expect(CABIN_CATEGORIES).toHaveLength(14);
    expect(new Set(CABIN_CATEGORIES.map(suiteSlugOf)).size).toBe(14);
  });

  it('VOY-33 knows no other, not even a word that objects know', () => {
    const known = new Set<string>(CABIN_CATEGORIES);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'sv', '')), (text) => {
        if (!known.has(text)) expect(suiteSlugOf(text)).toBeUndefined();
        if (!text.endsWith('-suite')) expect(cabinCategoryOf(text)).toBeUndefined();
      }),
    );
  });
});
