import { answerFor } from './answer-for';
import { isStopWord } from './stop-words';
import { expandQuery } from './expand-query';
import { isNearWord } from './near-word';
import { stemOf } from './stem-word';

describe('the words of the search', () => {
  it('ROU-31 treats the forms of a word as one', () => {
    for (const forms of [
      ['cancel', 'cancels', 'cancelled', 'cancelling', 'cancellation', 'cancellations'],
      ['include', 'includes', 'included', 'including'],
      ['accessible', 'accessibility'],
      ['allergy', 'allergies'],
      ['tip', 'tips', 'tipping'],
      ['cruise', 'cruises', 'cruising'],
    ])
      expect([forms, new Set(forms.map(stemOf)).size]).toEqual([forms, 1]);
    for (const name of ['hydra', 'spa', 'gas', 'naxos', 'bus']) expect(name.startsWith(stemOf(name))).toBe(true);
  });

  it('ROU-31 forgives one slip in five letters and two in eight', () => {
    expect([isNearWord('internet', 'interent'), isNearWord('hydra', 'hydar'), isNearWord('wine', 'wind')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isNearWord('caribbean', 'carribean'), isNearWord('malaga', 'malagha')]).toEqual([true, true]);
  });

  it('ROU-31 brings a group of synonyms for a word or a phrase of it', () => {
    const synonyms = [['wifi', 'wi fi', 'internet']];
    expect(expandQuery('Wi-Fi on board', { synonyms, isCommon: isStopWord })).toEqual([
      ['wi fi', 'wifi', 'internet'],
      ['board'],
    ]);
  });

  it('ROU-31 finds the answer of the longest phrase, and none where more is asked', () => {
    const answers = [
      { kind: 'page', slug: 'terms', asks: ['cancellation', 'refund'] },
      { kind: 'question', slug: 'cancel-or-move', asks: ['cancel'] },
      { kind: 'question', slug: 'dress-code', asks: ['dress code'] },
    ] as const;
    const slugFor = (text: string) => answerFor(text, { answers }, isStopWord)?.slug;
    expect(['cancellations', 'how do I cancel?', 'dresscode', 'Dress codes', 'refunds'].map(slugFor)).toEqual([
      'terms',
      'cancel-or-move',
      'dress-code',
      'dress-code',
      'terms',
    ]);
    expect([slugFor('dress'), slugFor('refund of a harbour tax in Venice')]).toEqual([undefined, undefined]);
  });
});
