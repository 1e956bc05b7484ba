import { bySlugs, isCacheableBySlugs } from './by-slugs';

const all = ['sal', 'cala', 'halyard'].map((slug) => ({ slug }));

describe('a list requested by slugs', () => {
  it('API-22 gives them in the requested order, each once, without unknown ones', () => {
    expect(bySlugs(all, 'halyard, sal,nowhere,halyard')).toEqual([{ slug: 'halyard' }, { slug: 'sal' }]);
    expect(bySlugs(all, 'constructor')).toEqual([]);
  });

  it('API-22 gives all without a slug, and none for an empty one', () => {
    expect(bySlugs(all, undefined)).toBe(all);
    expect(bySlugs(all, '')).toEqual([]);
  });

  it('C15 is cached for all and for one that exists, not for the endless rest', () => {
    const isCacheable = (slugs?: string) => isCacheableBySlugs(slugs, bySlugs(all, slugs));
    expect([isCacheable(), isCacheable('sal')]).toEqual([true, true]);
    for (const slugs of ['', 'nowhere', 'sal,sal', ' sal', 'sal,nowhere', 'sal,cala'])
      expect(isCacheable(slugs)).toBe(false);
  });
});
