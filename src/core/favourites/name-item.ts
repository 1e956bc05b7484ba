import type { ContentLibrary } from '../content/content-library.port';
import type { ExcursionContent } from '../excursions/excursion-content.port';
import { formatDateRange } from '../shared/plain-date';
import { type GetSailing, isKnown } from '../voyages/get-sailing';
import type { VoyageContent } from '../voyages/voyage-content.port';
import type { Suite } from '../voyages/voyage';
import type { FavouriteItem } from './favourite';
import { favouriteTexts } from './favourite-texts';

interface NameItemParts {
  readonly voyages: VoyageContent;
  readonly getSailing: Pick<GetSailing, 'run'>;
  readonly library: Pick<ContentLibrary, 'findStories' | 'findVenues' | 'findOnboardPages' | 'findExtensions'>;
  readonly excursions: Pick<ExcursionContent, 'findExperiences'>;
}

export class NameItem {
  constructor(private readonly parts: NameItemParts) {}

  async run({ type, value }: FavouriteItem): Promise<string | undefined> {
    const { voyages, library, excursions } = this.parts;
    switch (type) {
      case 'VOYAGE':
        return this.nameSailing(value);
      case 'SUITE':
        return nameSuite(value, await voyages.findSuites());
      case 'EXPERIENCE':
        return titleOf(value, await excursions.findExperiences());
      case 'STORY':
        return titleOf(value, await library.findStories());
      case 'CULINARY VENUE':
        return (await library.findVenues()).find(({ slug }) => slug === value)?.name;
      case 'ONBOARD':
        return titleOf(value, await library.findOnboardPages());
      case 'VOYAGE-EXTENSION':
        return titleOf(value, await library.findExtensions());
    }
  }

  private async nameSailing(itineraryId: string): Promise<string | undefined> {
    const sailingOutcome = await this.parts.getSailing.run({ itineraryId });
    return isKnown(sailingOutcome)
      ? `${sailingOutcome.voyage.title}, ${formatDateRange(sailingOutcome.sailing.start, sailingOutcome.sailing.end)}`
      : undefined;
  }
}

/** A kind of suite by its id, or a single suite by its cabin number. */
function nameSuite(value: string, suites: readonly Suite[]): string | undefined {
  const isCabin = suites.some(({ cabins }) => cabins.includes(value));
  return isCabin ? favouriteTexts.cabin(value) : suites.find(({ suiteId }) => suiteId === value)?.title;
}

const titleOf = (value: string, items: readonly { readonly slug: string; readonly title: string }[]) =>
  items.find(({ slug }) => slug === value)?.title;
