import { PreferencesPage } from '../../../views/preferences/PreferencesPage';
import { SurveyPage } from '../../../views/preferences/SurveyPage';
import { paths } from '../paths';
import type { ApiTag } from '../routing/api-tag';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
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

const preferencesTag: ApiTag = {
  slug: 'preferences',
  name: 'Preferences',
  description: 'The survey about what a guest likes, and its answers.',
  order: 120,
};

export const preferencesRoutes = (
  preferencesPages: PreferencesPages,
  surveyPages: SurveyPages,
  api: PreferencesApi,
): FeatureRoutes => ({
  priority: 'low',
  tag: preferencesTag,
  styles: ['guest-area'],
  pages: [
    pageRoute({
      method: 'get',
      path: paths.account.preferences,
      page: PreferencesPage,
      handler: preferencesPages.show,
      access: 'guest',
    }),
    pageRoute({
      method: 'get',
      path: paths.account.survey,
      page: SurveyPage,
      handler: surveyPages.show,
      access: 'guest',
    }),
    pageRoute({
      method: 'post',
      path: paths.account.survey,
      page: SurveyPage,
      handler: surveyPages.press,
      access: 'guest',
    }),
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
