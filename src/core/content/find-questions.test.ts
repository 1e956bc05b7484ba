import fc from 'fast-check';
import type { FaqGroup } from './faq';
import { findQuestions } from './find-questions';

const groups: readonly FaqGroup[] = [
  {
    slug: 'paying',
    title: 'Paying',
    questions: [
      {
        id: 'when',
        question: 'When is what due?',
        html: '<p>A deposit of 20 percent, <a href="/terms">as written</a>.</p>',
      },
      { id: 'how', question: 'How can I pay?', html: '<p>By card, also at the café on board.</p>' },
    ],
  },
  {
    slug: 'papers',
    title: 'Papers',
    questions: [{ id: 'visa', question: 'Which papers do we need?', html: '<p>A &quot;passport&quot;.</p>' }],
  },
];
const idsFor = (words: string) =>
  findQuestions(groups, words).flatMap(({ questions }) => questions.map(({ id }) => id));

describe('finding a question', () => {
  it('CNT-03 keeps everything without words, and drops groups that are left without a question', () => {
    expect(idsFor('  ')).toEqual(['when', 'how', 'visa']);
    expect(findQuestions(groups, 'passport').map(({ slug }) => slug)).toEqual(['papers']);
  });

  it('CNT-03 looks at the beginnings of words in question and answer, in any case and without accents', () => {
    expect(idsFor('DEPO')).toEqual(['when']);
    expect(idsFor('cafe pay')).toEqual(['how']);
    expect(idsFor('posit')).toEqual([]);
    expect(idsFor('papers card')).toEqual([]);
  });

  it('CNT-03 does not take markup for words', () => {
    expect(idsFor('href')).toEqual([]);
    expect(idsFor('quot')).toEqual([]);
  });

  it('C5 answers any text without an error', () => {
    fc.assert(fc.property(fc.string(), (words) => findQuestions(groups, words).length <= groups.length));
  });
});
