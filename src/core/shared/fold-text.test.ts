import { foldedWords, foldCharacters, slugOf } from './fold-text';

describe('letters', () => {
  it('are folded: no case, no accents', () => {
    expect(foldCharacters('Éze, Korčula & SANTORÍNI')).toBe('eze, korcula & santorini');
  });

  it('make words of every script, without what stands between them', () => {
    expect(foldedWords('Crète’s 3 cafés — Ύδρα')).toEqual(['crete', 's', '3', 'cafes', 'υδρα']);
    expect(foldedWords(' … ')).toEqual([]);
  });

  it.each([
    ['The table', 'the-table'],
    ['the-table', 'the-table'],
    ['  Olive & Crète! ', 'olive-crete'],
    ['東京', ''],
  ])('make %j the part %j of an address', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });
});
