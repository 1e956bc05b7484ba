import fc from 'fast-check';
import { foldCharacters } from '../shared/fold-text';
import { excerptAround } from './excerpt';

const textOf = (parts: readonly { readonly text: string }[]) => parts.map(({ text }) => text).join('');
const matchesIn = (parts: readonly { readonly text: string; readonly isMatch: boolean }[]) =>
  parts.filter(({ isMatch }) => isMatch).map(({ text }) => text);

const story =
  'The anchor takes hold at nine. By noon the donkeys of Hydra have carried everything uphill, as they do on every day of the year. Évora is elsewhere.';

describe('excerptAround', () => {
  it('shows the sentence in which the word stands, and marks it whatever its case and accents', () => {
    const parts = excerptAround(story, ['hydra']);
    expect(textOf(parts)).toMatch(/^By noon the donkeys/);
    expect(matchesIn(parts)).toEqual(['Hydra']);
    expect(matchesIn(excerptAround(story, ['evora']))).toEqual(['Évora']);
  });

  it('begins at the beginning when nothing matches in the words themselves', () => {
    expect(textOf(excerptAround(story, ['whale']))).toMatch(/^The anchor/);
  });

  it('cuts a long sentence between words, on both sides', () => {
    const long = `${'one two three four five '.repeat(40)}hydra ${'six seven eight '.repeat(40)}`;
    const shown = textOf(excerptAround(long, ['hydra'], 120));
    expect(shown).toMatch(/^… .*hydra.* …$/);
    expect(shown.length).toBeLessThan(140);
  });

  it('never shows a word that does not stand in the text, and never loses a letter of what it shows', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.array(fc.string({ maxLength: 6 })), (text, words) => {
        const shown = textOf(excerptAround(text, words.map(foldCharacters))).replace(/^… | …$/g, '');
        expect(text).toContain(shown);
      }),
    );
  });

  it.each([
    [20, '… zeta hydra eta theta …'],
    [40, '… epsilon zeta hydra eta theta iota kappa …'],
    [60, '… delta epsilon zeta hydra eta theta iota kappa lambda mu nu …'],
    [80, 'alpha beta gamma delta epsilon zeta hydra eta theta iota kappa lambda mu nu xi …'],
    [200, 'alpha beta gamma delta epsilon zeta hydra eta theta iota kappa lambda mu nu xi omicron pi'],
  ])('of %i characters has a third before the word, unless the sentence begins near', (maxLength, shown) => {
    const words = 'alpha beta gamma delta epsilon zeta hydra eta theta iota kappa lambda mu nu xi omicron pi';
    expect(textOf(excerptAround(words, ['hydra'], maxLength))).toBe(shown);
  });

  it.each([
    ['One? Two hydra here', 'Two hydra here'],
    ['One: two hydra here', 'two hydra here'],
    ['One. Two hydra: three', 'Two hydra: three'],
    ['One. Two: hydra? Three', 'hydra? Three'],
    ['. hydra', 'hydra'],
    ['A. Nothing matches', 'A. Nothing matches'],
  ])('begins at the nearest end of a sentence before the word: %s', (text, shown) => {
    expect(textOf(excerptAround(text, ['hydra']))).toBe(shown);
  });

  it('shows a text of the very length whole, and ends no shorter one with a comma', () => {
    expect(textOf(excerptAround('exactly twenty chars', [], 20))).toBe('exactly twenty chars');
    expect(textOf(excerptAround('exactly twenty chars!', [], 20))).toBe('exactly twenty …');
    expect(textOf(excerptAround('hydra one, two; three four', ['hydra'], 11))).toBe('hydra one …');
  });

  it('begins in the middle of a sentence from the half of its length on', () => {
    const shown = (before: number) => textOf(excerptAround(`${'a '.repeat(before)}hydra`, ['hydra'], 20));
    expect([shown(4), shown(5)]).toEqual(['a a a a hydra', '… a a a hydra']);
    expect(textOf(excerptAround('A long beginning. Two hydra', ['hydra'], 20))).toBe('Two hydra');
  });

  it('marks each word that matches, and only whole words', () => {
    const parts = excerptAround('Hydra, hydras, HYDRA hydra', ['hydra']);
    expect(parts).toEqual([
      { text: 'Hydra', isMatch: true },
      { text: ', hydras, ', isMatch: false },
      { text: 'HYDRA', isMatch: true },
      { text: ' ', isMatch: false },
      { text: 'hydra', isMatch: true },
    ]);
  });
});
