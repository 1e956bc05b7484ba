import { SurveyLauncher } from './SurveyLauncher';

const link = { href: '/my-profile/settings/preferences/survey', returnUrl: '/dev/gallery' };

export const toBegin = () => (
  <SurveyLauncher
    invitation={{
      ...link,
      isResumed: false,
      title: 'Tell us how you like things',
      text: 'A few questions about mornings, tables and water. Five minutes, and you can stop anywhere.',
    }}
  />
);
export const toGoOn = () => (
  <SurveyLauncher
    invitation={{
      ...link,
      isResumed: true,
      title: 'You were telling us how you like things',
      text: 'Your answers are kept. The next question is the one where you stopped.',
    }}
  />
);
