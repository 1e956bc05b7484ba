import { useExamplePictures } from '../gallery/example-pictures';
import { frame } from '../profile/sample-profile';
import { sampleSurvey } from './sample-preferences';
import { SurveyPage } from './SurveyPage';

const props = {
  frame: { ...frame, path: '/my-profile/settings/preferences/survey' },
  preferencesHref: '/my-profile/settings/preferences',
};

export const intro = () => (
  <SurveyPage {...props} heading="A few questions, none of them required" survey={sampleSurvey()} />
);

export const question = () => {
  const picture = useExamplePictures();
  const survey = {
    ...sampleSurvey(['vine-terraces', 'ligurian-steps', 'reef-from-below'].map(picture)),
    position: { stage: 'question', questionKey: 'personalInterest' } as const,
  };
  return <SurveyPage {...props} heading="Which of these would you get up for?" survey={survey} />;
};

export const unreadable = () => <SurveyPage {...props} heading="" />;
