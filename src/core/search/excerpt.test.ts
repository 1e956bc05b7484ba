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
});
