import type { QuizQuestion } from '../../core/preferences/question-set';
import { readSurveyForm, stepIn } from './survey-form';

const boxes = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`answer.k${index}`, '1']));
const askedQuestion = (type: QuizQuestion['type']): QuizQuestion => ({
  questionKey: 'pillow',
  type,
  name: 'On what?',
  quizAnswers: [],
  quizQuestions: [],
});
const step = (type: QuizQuestion['type'], body: object) => stepIn(readSurveyForm(body), askedQuestion(type));

describe('a form of the survey without script', () => {
  it('SUR-14 has one answer, or that of each ticked box', () => {
    const form = { step: 'answer', question: 'pillow', to: 'previous', returnUrl: '/voyages' };
    expect(readSurveyForm({ ...form, answer: 'firm' })).toEqual({ ...form, chosenKeys: ['firm'] });
    expect(readSurveyForm({ ...form, 'answer.soft': '1', 'answer.firm': '1', answered: '1' })).toEqual({
      ...form,
      chosenKeys: ['soft', 'firm'],
    });
    expect(readSurveyForm({ ...form, answer: 'firm', 'answer.soft': '1' }).chosenKeys).toEqual(['firm']);
  });

  it('reads a hundred boxes at most', () => {
    expect(readSurveyForm(boxes(100)).chosenKeys).toHaveLength(100);
    expect(readSurveyForm(boxes(101)).chosenKeys).toHaveLength(100);
  });

  it.each([
    ['nothing', {}],
    [
      'unknown steps and texts that are too long',
      { step: 'x', to: 'x', question: 'q'.repeat(61), answer: 'a'.repeat(61) },
    ],
    ['what is no form', []],
  ])('is an empty one when it holds %s', (_what, body) => {
    expect(readSurveyForm(body)).toEqual({ step: '', question: '', to: 'next', returnUrl: '', chosenKeys: [] });
  });

  it('skips a question with a single answer, but takes a group without a tick as an answer', () => {
    expect(step('quizSingle', { question: 'pillow' })).toEqual({ questionKey: 'pillow', to: 'next' });
    for (const type of ['quizMultiple', 'quizInterests'] as const)
      expect(step(type, { question: 'pillow', to: 'later' })).toEqual({
        questionKey: 'pillow',
        to: 'later',
        chosenKeys: [],
      });
    expect(step('quizSingle', { question: 'pillow', answer: 'firm' })).toEqual({
      questionKey: 'pillow',
      to: 'next',
      chosenKeys: ['firm'],
    });
  });
});
