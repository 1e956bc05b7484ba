import { frame, side } from '../profile/sample-profile';
import { PreferencesPage, type PreferencesPageProps } from './PreferencesPage';
import { samplePreferences } from './sample-preferences';

const props: PreferencesPageProps = {
  frame: { ...frame, path: '/my-profile/settings/preferences' },
  side,
  surveyHref: '/my-profile/settings/preferences/survey',
  preferences: samplePreferences,
};

export const inProgress = () => <PreferencesPage {...props} />;
export const completed = () => (
  <PreferencesPage {...props} preferences={{ ...samplePreferences, status: 'completed' }} />
);
export const oneAnswer = () => (
  <PreferencesPage
    {...props}
    preferences={{ ...samplePreferences, answers: samplePreferences.answers.slice(0, 1), activities: [] }}
  />
);
export const nothingYet = () => <PreferencesPage {...props} preferences={{ answers: [], activities: [] }} />;

export const unreadable = () => <PreferencesPage frame={props.frame} side={side} surveyHref={props.surveyHref} />;
