import { stemOf } from './stem-word';

describe('a word without its ending', () => {
  it.each([
    ['gas', 'gas'],
    ['bus', 'bus'],
    ['glass', 'glass'],
    ['oasis', 'oasis'],
    ['cabins', 'cabin'],
    ['ties', 'tie'],
    ['flies', 'fly'],
    ['allergies', 'allergi'],
    ['allergy', 'allergi'],
    ['classes', 'class'],
    ['boxes', 'box'],
    ['beaches', 'beach'],
    ['dishes', 'dish'],
    ['sing', 'sing'],
    ['string', 'string'],
    ['sailing', 'sail'],
    ['swimming', 'swim'],
    ['added', 'ad'],
    ['reportedly', 'report'],
    ['portable', 'port'],
    ['table', 'tabl'],
    ['disability', 'disabiliti'],
    ['disabled', 'disabl'],
    ['cruise', 'cruis'],
    ['tie', 'tie'],
    ['sky', 'sky'],
    ['days', 'day'],
    ['a380s', 'a380s'],
    ['étages', 'étages'],
  ])('ROU-31 of %s is %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});
