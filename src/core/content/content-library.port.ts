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
  /** Date of a notice's current text. */
  readonly changedOn?: PlainDate;
  readonly actions: readonly ContentAction[];
  readonly formId?: string;
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
