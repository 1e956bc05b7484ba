import { numbersText } from '../../core/vessel/cabin-numbers';
import { breakLines, printableName, runsOf } from './type-setting';

describe('the setting of type', () => {
  it('FRM-01 breaks lines at words, and sets what a file lacks from the other', () => {
    const measure = (text: string) => text.length;
    expect(breakLines('one two three\nfour', 8, measure)).toEqual(['one two', 'three', 'four']);
    expect(breakLines('immeasurable', 4, measure)).toEqual(['immeasurable']);
    expect(runsOf('Kuşadası').map(({ text, subset }) => [text, subset])).toEqual([
      ['Ku', 'latin'],
      ['ş', 'latin-ext'],
      ['adası', 'latin'],
    ]);
    expect(runsOf('3 – 10 May, 25 m²')).toHaveLength(1);
  });

  it('TRD-08 refers to the travel document for a name that no font file has, and leaves no blank', () => {
    for (const name of ['Nguyễn O', 'María ’t Hooft', 'Жанна Ґонта', 'Keʻala']) expect(printableName(name)).toBe(name);
    for (const name of ['王 小明', 'محمد آل سعود', 'José 王'])
      expect(printableName(name)).toBe('Name as in the travel document');
  });

  it('FRM-01 says numbers in a row by their ends', () => {
    expect(numbersText(['501', '502', '503', '521'])).toBe('501 to 503, 521');
    expect(numbersText(['1010'])).toBe('1010');
  });
});
