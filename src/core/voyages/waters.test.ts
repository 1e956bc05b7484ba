import { regionsOf, watersOf } from './waters';

const region = (slug: string, waters?: string) => ({
  slug,
  name: slug,
  summary: '',
  ...(waters === undefined ? {} : { waters }),
});
const regions = [
  region('bahamas', 'Caribbean'),
  region('adriatic', 'Mediterranean'),
  region('antilles', 'Caribbean'),
  region('aegean', 'Mediterranean'),
  region('norway'),
  region('iceland', 'North'),
  region('baltic', 'Baltic'),
  region('gulf', 'Baltic'),
];

describe('waters', () => {
  it('ROU-30 are groups of two regions or more, in their order, under a name that is none of theirs', () => {
    expect(watersOf(regions).map(({ slug, name, regions: its }) => [slug, name, its.map((one) => one.slug)])).toEqual([
      ['caribbean', 'Caribbean', ['bahamas', 'antilles']],
      ['mediterranean', 'Mediterranean', ['adriatic', 'aegean']],
    ]);
    expect(watersOf(regions)).toBe(watersOf(regions));
  });

  it.each([
    ['norway', ['norway']],
    ['caribbean', ['bahamas', 'antilles']],
    ['baltic', ['baltic']],
    ['north', undefined],
    ['elsewhere', undefined],
  ])('ROU-30 are found by the slug %s: %j', (slug, slugs) => {
    expect(regionsOf(slug, regions)).toEqual(slugs);
  });
});
