import { CacheRules } from './cache-rules';

const rules = new CacheRules([
  {
    pages: [{ method: 'get', path: '/voyages', handler: () => undefined, cache: { query: ['region'], tags: [] } }],
    api: [],
  },
]);
const addressOf = (length: number) => '/voyages?region=adriatic&y='.padEnd(length, 'a');

describe('the addresses without parameters', () => {
  it('G4 are those of pages that the line has, or may have', async () => {
    const page = (path: string, exists?: () => Promise<boolean>) => ({
      method: 'get' as const,
      path,
      handler: () => undefined,
      cache: { query: [], tags: [] },
      ...(exists ? { exists } : {}),
    });
    const pages = [
      page('/'),
      page('/stories/:slug'),
      page('/about', async () => false),
      page('/terms', async () => true),
      page('/press', async () => {
        throw new Error('The content system does not answer.');
      }),
    ];
    expect(await new CacheRules([{ pages, api: [] }]).findPlainPages()).toEqual(['/', '/terms', '/press']);
  });
});

describe('the keys of cached addresses', () => {
  it('C15 exist for no address of more than 2,048 characters', () => {
    expect([2_048, 2_049].map((length) => rules.keyOf(addressOf(length))?.key)).toEqual([
      '/voyages?region=adriatic',
      undefined,
    ]);
  });

  it('C15 are remembered for short addresses alone, so that long ones cannot fill the memory', () => {
    const isRemembered = (length: number) => {
      const first = rules.keyOf(addressOf(length));
      return rules.keyOf(addressOf(length)) === first;
    };
    expect([100, 300, 301, 2_048].map(isRemembered)).toEqual([true, true, false, false]);
  });
});
