import { expandQuery } from './expand-query';

const synonyms = [
  ['wifi', 'wi fi', 'internet'],
  ['children', 'kids'],
  ['wi', 'wisconsin'],
  ['children’s club', 'playroom'],
  ['', 'nothing'],
];
const expand = (text: string) => expandQuery(text, { synonyms, isCommon: (word) => word === 'the' });

describe('the terms of a query', () => {
  it.each([
    ['', []],
    ['the', []],
    ['the Museum', [['museum']]],
    ['wi fi', [['wi fi', 'wifi', 'internet']]],
    ['wi', [['wi', 'wisconsin']]],
    ['fast wi fi museum', [['fast'], ['wi fi', 'wifi', 'internet'], ['museum']]],
    ['kid museum', [['kid', 'children', 'kids'], ['museum']]],
    ['the children’s club', [['children club', 'children’s club', 'playroom']]],
    ['museum wi', [['museum'], ['wi', 'wisconsin']]],
  ])('ROU-31 of “%s” have the whole group of the longest phrase', (text, terms) => {
    expect(expand(text)).toEqual(terms);
  });
});
