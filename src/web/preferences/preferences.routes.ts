import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { PreferencesApi } from './preferences.api';
import type { PreferencesPages } from './preferences.pages';
import {
  changeSurveyOperation,
  createSurveyOperation,
  getQuestionsOperation,
  getSurveyOperation,
  submitInterestsOperation,
} from './preferences.schema';
import type { SurveyPages } from './survey.pages';

export interface PreferencesHandlers {
  readonly preferencesPages: PreferencesPages;
  readonly surveyPages: SurveyPages;
  readonly preferencesApi: PreferencesApi;
}

export const preferencesRoutes = ({
  preferencesPages,
  surveyPages,
  preferencesApi: api,
}: PreferencesHandlers): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.account.preferences, handler: preferencesPages.show, access: 'guest' },
    { method: 'get', path: paths.account.survey, handler: surveyPages.show, access: 'guest' },
    { method: 'post', path: paths.account.survey, handler: surveyPages.press, access: 'guest' },
  ],
  api: [
    {
      method: 'get',
      path: '/api/preference/questions',
      operation: getQuestionsOperation,
      handler: api.questions,
      access: 'guest',
    },
    {
      method: 'get',
      path: '/api/preference/survey',
      operation: getSurveyOperation,
      handler: api.find,
      access: 'guest',
    },
    {
      method: 'put',
      path: '/api/preference/survey',
      operation: createSurveyOperation,
      handler: api.create,
      access: 'guest',
    },
    {
      method: 'patch',
      path: '/api/preference/survey',
      operation: changeSurveyOperation,
      handler: api.change,
      access: 'guest',
    },
    {
      method: 'post',
      path: '/api/preference/interests',
      operation: submitInterestsOperation,
      handler: api.submitInterests,
      access: 'guest',
    },
  ],
});
