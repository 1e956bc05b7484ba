import { isCategory, isCategoryOf, listCategories } from './categories';

describe('categories', () => {
  it('are listed once each, the most used first, ties by name', () => {
    expect(listCategories(['Craft', 'The table', 'Places', 'The table', 'Craft', 'The table'])).toEqual([
      { slug: 'the-table', name: 'The table' },
      { slug: 'craft', name: 'Craft' },
      { slug: 'places', name: 'Places' },
    ]);
  });

  it('are known by name and by slug, whatever their letters', () => {
    expect([
      isCategory('On board', 'on-board'),
      isCategory('On board', 'ON BOARD'),
      isCategory('On board', 'onboard'),
    ]).toEqual([true, true, false]);
  });

  it('C15 are found by the exact slug or the exact name, and by no other spelling', () => {
    const categories = listCategories(['The table', 'Craft']);
    const asked = ['the-table', 'The table', 'craft', 'THE TABLE', 'the table', ' craft', 'places', ''];
    expect(asked.filter((one) => isCategoryOf(categories, one))).toEqual(['the-table', 'The table', 'craft']);
  });
});
