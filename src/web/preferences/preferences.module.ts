import { ContainerModule } from 'inversify';
import { chapterOf, CopyChapter } from '../../core/privacy/copy-chapter.port';
import { GuestPreferences } from '../../core/preferences/guest-preferences.port';
import { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import { SavePreferences } from '../../core/preferences/save-preferences';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { ProfileSide } from '../profile/profile-side';
import { BuiltAssets } from '../rendering/built-assets';
import { PagePart } from '../rendering/page-part';
import { FeatureRoutes } from '../routing/feature-routes';
import { GuestInterests } from './guest-interests';
import { PreferencesApi } from './preferences.api';
import { PreferencesPages } from './preferences.pages';
import { preferencesRoutes } from './preferences.routes';
import { SurveyInvitation } from './survey-invitation';
import { compute, construct } from '../../construct';
import { SurveyPages } from './survey.pages';

export const preferencesModule = new ContainerModule(({ bind }) => {
  construct(bind(SavePreferences), SavePreferences, {
    preferences: GuestPreferences,
    questions: PreferenceQuestions,
    guests: GuestDirectory,
  });
  construct(bind(PagePart), SurveyInvitation, [GuestPreferences, PreferenceQuestions]);
  construct(bind(GuestInterests), GuestInterests, [GuestPreferences, PreferenceQuestions]);
  construct(bind(PreferencesPages), PreferencesPages, {
    preferences: GuestPreferences,
    questions: PreferenceQuestions,
    side: ProfileSide,
  });
  construct(bind(SurveyPages), SurveyPages, {
    preferences: GuestPreferences,
    questions: PreferenceQuestions,
    savePreferences: SavePreferences,
    side: ProfileSide,
    assets: BuiltAssets,
  });
  construct(bind(PreferencesApi), PreferencesApi, {
    preferences: GuestPreferences,
    questions: PreferenceQuestions,
    savePreferences: SavePreferences,
    assets: BuiltAssets,
  });
  compute(bind(CopyChapter), [GuestPreferences], (preferences) =>
    chapterOf('preferences', 'Your preferences', (contactId) => preferences.find(contactId)),
  );
  bind(FeatureRoutes).toResolvedValue(preferencesRoutes, [PreferencesPages, SurveyPages, PreferencesApi]);
});
