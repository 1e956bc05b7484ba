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

/** What the ports of the content serve, whichever system it comes from. */
export interface LineContent {
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

export type PartOfLine = keyof LineContent;

/** Content that a node has read already: a port's answer is part of it, and the same object until the content changes. */
export interface ContentInMemory {
  /** Contentful reads drafts first, where an editor looks at them. */
  read<Part extends PartOfLine>(part: Part): Promise<LineContent[Part]>;
  readNow<Part extends PartOfLine>(part: Part): LineContent[Part];
}
