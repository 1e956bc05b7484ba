import { suiteSlugs } from '../../../test/support/suite-slugs';
import { CABIN_CATEGORIES } from './cabin-category';

describe('cabin categories', () => {
  it('VOY-33 are fourteen, each with a slug of its own', () => {
    expect(CABIN_CATEGORIES).toHaveLength(14);
    expect([...CABIN_CATEGORIES]).toEqual(Object.keys(suiteSlugs));
    expect(new Set(Object.values(suiteSlugs)).size).toBe(14);
  });
});
