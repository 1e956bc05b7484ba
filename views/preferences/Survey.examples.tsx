import { useExamplePictures } from '../gallery/example-pictures';
import { sampleSurvey } from './sample-preferences';
import { Survey } from './Survey.widget';

const useSample = () => {
  const picture = useExamplePictures();
  return sampleSurvey(['vine-terraces', 'ligurian-steps', 'reef-from-below'].map(picture));
};
const question = (questionKey: string) => ({ position: { stage: 'question', questionKey } }) as const;

export const intro = () => <Survey {...useSample()} />;
export const firstQuestion = () => <Survey {...useSample()} {...question('firstKnock')} />;
export const lastQuestionWithPictures = () => (
  <Survey
    {...useSample()}
    {...question('personalInterest')}
    record={{ answers: { personalInterest: ['answer-0', 'answer-2'] }, status: 'in-progress' }}
  />
);
export const notWrittenDown = () => (
  <Survey
    {...useSample()}
    {...question('firstKnock')}
    problem="Your answer could not be written down just now. It is still chosen here; please try again in a moment."
  />
);
export const thanks = () => <Survey {...useSample()} position={{ stage: 'thank-you' }} />;
export const thanksFromTheirConsultant = () => (
  <Survey
    {...useSample()}
    position={{ stage: 'thank-you' }}
    consultant={{ name: 'Inés Calloway', title: 'Personal Yacht Consultant', monogram: 'IC' }}
  />
);
