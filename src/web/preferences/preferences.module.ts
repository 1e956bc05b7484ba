import { ContainerModule } from 'inversify';
import { GuestPreferences } from '../../core/preferences/guest-preferences.port';
import { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import { SavePreferences } from '../../core/preferences/save-preferences';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { ProfileSide } from '../profile/profile-side';
import { BuiltAssets } from '../rendering/built-assets';
import { PagePart } from '../rendering/page-part';
import { FeatureRoutes } from '../routing/feature-routes';
import { GuestTastes } from './guest-tastes';
import { PreferencesApi } from './preferences.api';
import { PreferencesPages } from './preferences.pages';
import { preferencesRoutes } from './preferences.routes';
import { SurveyInvitation } from './survey-invitation';
import { SurveyPages } from './survey.pages';

export const preferencesModule = new ContainerModule(({ bind }) => {
  bind(SavePreferences).toResolvedValue(
    (preferences: GuestPreferences, questions: PreferenceQuestions, guests: GuestDirectory) =>
      new SavePreferences({ preferences, questions, guests }),
    [GuestPreferences, PreferenceQuestions, GuestDirectory],
  );
  bind(PagePart).toResolvedValue(
    (preferences: GuestPreferences, questions: PreferenceQuestions) => new SurveyInvitation(preferences, questions),
    [GuestPreferences, PreferenceQuestions],
  );
  bind(GuestTastes).toResolvedValue(
    (preferences: GuestPreferences, questions: PreferenceQuestions) => new GuestTastes(preferences, questions),
    [GuestPreferences, PreferenceQuestions],
  );
  bind(PreferencesPages).toResolvedValue(
    (preferences: GuestPreferences, questions: PreferenceQuestions, side: ProfileSide) =>
      new PreferencesPages({ preferences, questions, side }),
    [GuestPreferences, PreferenceQuestions, ProfileSide],
  );
  bind(SurveyPages).toResolvedValue(
    (
      preferences: GuestPreferences,
      questions: PreferenceQuestions,
      savePreferences: SavePreferences,
      side: ProfileSide,
      assets: BuiltAssets,
    ) => new SurveyPages({ preferences, questions, savePreferences, side, assets }),
    [GuestPreferences, PreferenceQuestions, SavePreferences, ProfileSide, BuiltAssets],
  );
  bind(PreferencesApi).toResolvedValue(
    (
      preferences: GuestPreferences,
      questions: PreferenceQuestions,
      savePreferences: SavePreferences,
      assets: BuiltAssets,
    ) => new PreferencesApi({ preferences, questions, savePreferences, assets }),
    [GuestPreferences, PreferenceQuestions, SavePreferences, BuiltAssets],
  );
  bind(FeatureRoutes).toResolvedValue(preferencesRoutes, [PreferencesPages, SurveyPages, PreferencesApi]);
});
