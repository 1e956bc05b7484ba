import type { PlainDate } from '../shared/plain-date';
import type { ContentAction } from './content-action';
import type { Chef, Venue } from './dining';
import type { FaqGroup } from './faq';
import type { HomeContent } from './home';
import type { OnboardPage } from './onboard-page';
import type { RenderedText } from './rendered-text';
import type { Story } from './story';
import type { VoyageExtension } from './voyage-extension';
import { portSymbol } from '../shared/port-symbol';

export interface ContentPage extends RenderedText {
  readonly slug: string;
  readonly title: string;
  readonly standfirst: string;
  readonly description: string;
  readonly changedOn?: PlainDate;
  readonly actions: readonly ContentAction[];
  readonly formId?: string;
  /** A page shows the picture of this name below its title. */
  readonly picture?: string;
  readonly sheet?: PageSheet;
}

/** Chapters that a page's fact sheet may have in addition to the page's own text. */
export const sheetChapters = ['decks', 'suites', 'fare'] as const;

/** The page as a PDF for download. Its facts come from their single sources on the site. */
export interface PageSheet {
  readonly label: string;
  readonly picture: string;
  readonly chapters: readonly (typeof sheetChapters)[number][];
}

export interface ContentLibrary {
  getPage(slug: string): Promise<ContentPage | undefined>;
  getHome(): Promise<HomeContent>;
  findStories(): Promise<readonly Story[]>;
  findVenues(): Promise<readonly Venue[]>;
  findChefs(): Promise<readonly Chef[]>;
  findOnboardPages(): Promise<readonly OnboardPage[]>;
  findExtensions(): Promise<readonly VoyageExtension[]>;
  findFaq(): Promise<readonly FaqGroup[]>;
}
export const ContentLibrary = portSymbol<ContentLibrary>('ContentLibrary');
