import { ContainerModule } from 'inversify';
import { GuestPreferences } from '../../core/preferences/guest-preferences.port';
import { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import { SavePreferences } from '../../core/preferences/save-preferences';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { ProfileSide } from '../profile/profile-side';
import { BuiltAssets } from '../rendering/built-assets';
import { PageRenderer } from '../rendering/page-renderer';
import { GuestTastes } from './guest-tastes';
import { PreferencesApi } from './preferences.api';
import { PreferencesPages } from './preferences.pages';
import { SurveyInvitation } from './survey-invitation';
import { SurveyPages } from './survey.pages';

export const preferencesModule = new ContainerModule(({ bind }) => {
  bind(SavePreferences).toResolvedValue(
    (preferences: GuestPreferences, questions: PreferenceQuestions, guests: GuestDirectory) =>
      new SavePreferences({ preferences, questions, guests }),
    [GuestPreferences, PreferenceQuestions, GuestDirectory],
  );
  bind(SurveyInvitation).toResolvedValue(
    (preferences: GuestPreferences, questions: PreferenceQuestions) => new SurveyInvitation(preferences, questions),
    [GuestPreferences, PreferenceQuestions],
  );
  bind(GuestTastes).toResolvedValue(
    (preferences: GuestPreferences, questions: PreferenceQuestions) => new GuestTastes(preferences, questions),
    [GuestPreferences, PreferenceQuestions],
  );
  bind(PreferencesPages).toResolvedValue(
    (preferences: GuestPreferences, questions: PreferenceQuestions, side: ProfileSide, renderer: PageRenderer) =>
      new PreferencesPages({ preferences, questions, side, renderer }),
    [GuestPreferences, PreferenceQuestions, ProfileSide, PageRenderer],
  );
  bind(SurveyPages).toResolvedValue(
    (
      preferences: GuestPreferences,
      questions: PreferenceQuestions,
      savePreferences: SavePreferences,
      side: ProfileSide,
      assets: BuiltAssets,
      renderer: PageRenderer,
    ) => new SurveyPages({ preferences, questions, savePreferences, side, assets, renderer }),
    [GuestPreferences, PreferenceQuestions, SavePreferences, ProfileSide, BuiltAssets, PageRenderer],
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
});
