import { answerFor } from './answer-for';
import { isStopWord } from './stop-words';

const answers = [
  { kind: 'page', slug: 'terms', asks: ['cancellation', 'refund'] },
  { kind: 'question', slug: 'cancel-or-move', asks: ['cancel', 'refund'] },
  { kind: 'question', slug: 'dress-code', asks: ['dress code'] },
  { kind: 'question', slug: 'dress', asks: ['dress', ''] },
  { kind: 'question', slug: 'evenings', asks: ['dress code evening'] },
  { kind: 'question', slug: 'refund-policy', asks: ['refund policy'] },
  { kind: 'question', slug: 'wheelchairs', asks: ['wheelchair'] },
  { kind: 'question', slug: 'wheels', asks: ['wheels'] },
  { kind: 'question', slug: 'passports', asks: ['passport', 'the passport of a child'] },
] as const;
const slugFor = (text: string) => answerFor(text, { answers }, isStopWord)?.slug;

describe('the answer to a question', () => {
  it.each([
    ['cancel', 'cancel-or-move'],
    ['cancellation', 'terms'],
    ['cancelling', 'terms'],
    ['dress', 'dress'],
    ['dress code', 'dress-code'],
    ['dresscode', 'dress-code'],
    ['evening dress code', 'evenings'],
    ['dresscode refund policy', 'refund-policy'],
    ['wheel chair', 'wheelchairs'],
    ['my wheel chair', 'wheelchairs'],
    ['chair wheel', 'wheels'],
    ['pasport', 'passports'],
    ['wheals', undefined],
    ['passport of my child', 'passports'],
    ['', undefined],
    ['museum', undefined],
  ])('ROU-31 for “%s” is %s', (text, slug) => {
    expect(slugFor(text)).toBe(slug);
  });

  it('ROU-31 is the first of two that fit alike', () => {
    expect(slugFor('refund')).toBe('terms');
  });

  it('ROU-31 is given beside two further words at most, of which common ones do not count', () => {
    expect(slugFor('refund harbour tax')).toBe('terms');
    expect(slugFor('how do I get a refund of the harbour tax')).toBe('terms');
    expect(slugFor('refund harbour tax museum')).toBeUndefined();
    // A second spelling of a word of the phrase is no further word.
    expect(slugFor('passports passport harbour tax')).toBe('passports');
    expect(slugFor('passport pasport harbour tax')).toBe('passports');
  });
});
