import type { ContentTarget } from '../../core/content/content-target';
import type { ContentPage } from '../../core/content/content-library.port';
import type { Chef, Venue } from '../../core/content/dining';
import type { FaqGroup } from '../../core/content/faq';
import type { HomeContent } from '../../core/content/home';
import type { OnboardPage } from '../../core/content/onboard-page';
import type { NavigationContent } from '../../core/content/site-navigation.port';
import type { Story } from '../../core/content/story';
import type { VoyageExtension } from '../../core/content/voyage-extension';
import type { Experience, ExperienceCategory } from '../../core/excursions/experience';
import type { NewsItem } from '../../core/news/newsroom.port';
import type { QuestionSet } from '../../core/preferences/question-set';
import type { Vessel } from '../../core/vessel/vessel';
import type { Port, Region, Suite, Voyage } from '../../core/voyages/voyage';

export interface ContentfulLine {
  readonly regions: readonly Region[];
  readonly ports: readonly Port[];
  readonly suites: readonly Suite[];
  readonly voyages: readonly Voyage[];
  readonly experienceCategories: readonly ExperienceCategory[];
  readonly experiences: readonly Experience[];
  readonly stories: readonly Story[];
  readonly news: readonly NewsItem[];
  readonly venues: readonly Venue[];
  readonly chefs: readonly Chef[];
  readonly onboardPages: readonly OnboardPage[];
  readonly extensions: readonly VoyageExtension[];
  readonly faq: readonly FaqGroup[];
  readonly pages: readonly ContentPage[];
  readonly home: HomeContent;
  readonly navigation: NavigationContent;
  readonly vessel: Vessel;
  readonly questions: QuestionSet;
}

export type PartOfLine = keyof ContentfulLine;

/** Facts that Contentful does not contain and that the line's own configuration states. */
export interface LineBasics {
  readonly vesselName: string;
  readonly currency: string;
  readonly hrefOf: (target: ContentTarget) => string;
}
