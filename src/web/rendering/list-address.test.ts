import fc from 'fast-check';
import { readListAddress } from './list-address';

const rules = {
  categories: [{ slug: 'craft', name: 'Craft' }],
  firstShown: 11,
  moreShown: 10,
  countOf: (category: object | undefined) => (category ? 8 : 24),
};
const read = (query: Record<string, unknown>) => readListAddress(query, rules);

describe('the address of a list', () => {
  it('CNT-39 carries a category, and as many items as See More was pressed for', () => {
    expect(read({})).toEqual({ show: 11, isCanonical: true });
    expect(read({ category: 'craft' })).toEqual({ category: rules.categories[0], show: 11, isCanonical: true });
    expect([read({ show: '21' }), read({ show: '31' })]).toEqual([
      { show: 21, isCanonical: true },
      { show: 31, isCanonical: true },
    ]);
  });

  it('C15 is not worth keeping when nothing on the site leads there', () => {
    for (const query of [
      { show: '12' },
      { show: '0011' },
      { show: ' 11' },
      { show: '41' },
      { show: '-9' },
      { show: 'all' },
      { show: '1e9' },
      { category: 'knitting' },
      { category: 'craft', show: '21' },
    ]) {
      expect(read(query)).toMatchObject({ show: 11, isCanonical: false });
    }
  });

  it('C5 reads any query without throwing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('category', 'show'), fc.anything()), (query) => {
        const { show } = read(query);
        return show >= 11 && show <= 31;
      }),
    );
  });
});
