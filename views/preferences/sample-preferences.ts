import type { QuizQuestion } from '../../src/core/preferences/question-set';
import type { PictureView } from '../ui/picture-view';
import type { PreferencesView } from './PreferencesPage';
import type { SurveyProps } from './survey-props';

const answers = (names: readonly string[], images: readonly string[] = []): QuizQuestion['quizAnswers'] =>
  names.map((name, at) => ({
    answerKey: `answer-${at}`,
    name,
    ...(images[at] === undefined ? {} : { image: { name: images[at], alt: '' } }),
  }));

const questions: readonly QuizQuestion[] = [
  {
    questionKey: 'firstKnock',
    type: 'quizSingle',
    name: 'What may knock first in the morning?',
    quizAnswers: answers(['Coffee, at six', 'Tea, at seven', 'The sun, and nobody before it is high']),
    quizQuestions: [],
  },
  {
    questionKey: 'personalInterest',
    type: 'quizInterests',
    name: 'Which of these would you get up for?',
    hint: 'What you choose comes first when you look for something to do ashore.',
    quizAnswers: answers(
      ['Vineyards and distilleries', 'Mule tracks and bicycles', 'Reefs and caves from below'],
      ['one', 'two', 'three'],
    ),
    quizQuestions: [],
  },
];

export const sampleSurvey = ([one, two, three]: readonly (PictureView | undefined)[] = []): SurveyProps => ({
  set: {
    quizIntro: {
      title: 'A few questions, none of them required',
      texts: [
        'You answer once and the yacht remembers: the pillow, the hour of the coffee, the walk that is long enough.',
      ],
    },
    quizQuestions: questions,
    quizThankYou: {
      title: 'Thank you',
      text: 'We have written it down. You will meet some of it again on board.',
      fromConsultant: '{consultant} has your answers now and plans with them.',
    },
  },
  pictures: { ...(one ? { one } : {}), ...(two ? { two } : {}), ...(three ? { three } : {}) },
  record: { answers: {} },
  position: { stage: 'intro' },
  surveyHref: '/my-profile/settings/preferences/survey',
  preferencesHref: '/my-profile/settings/preferences',
});

export const samplePreferences: PreferencesView = {
  status: 'in-progress',
  answers: [
    { questionKey: 'firstKnock', question: 'What may knock first in the morning?', answers: ['Coffee, at six'] },
    {
      questionKey: 'inTheGlass',
      question: 'What should be in the glass?',
      answers: ['Whites, mineral and cold', 'Reds that may be chilled'],
    },
  ],
  activities: ['Vineyards and distilleries', 'Reefs and caves from below'],
};
