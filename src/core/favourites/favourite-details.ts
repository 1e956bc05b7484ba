import type { ContentLibrary } from '../content/content-library.port';
import type { ExcursionContent } from '../excursions/excursion-content.port';
import { readIsolatedSection } from '../profile/isolated-section';
import { formatDateRange } from '../shared/plain-date';
import type { Picture } from '../shared/picture';
import type { SailingInventory } from '../voyages/sailing-inventory.port';
import type { VoyageContent } from '../voyages/voyage-content.port';
import type { FavouriteType } from './favourite';
import { favouriteTexts } from './favourite-texts';

export interface ItemDetails {
  readonly title: string;
  readonly line: string;
  readonly slug: string;
  readonly parentSlug?: string;
  readonly pictures: readonly Picture[];
}

/** Details by a favourite's value. `failed`: the system that has them does not answer. */
type DetailsOfType = ReadonlyMap<string, ItemDetails> | 'failed';

interface FavouriteDetailsParts {
  readonly voyages: Pick<VoyageContent, 'findVoyages' | 'findSuites'>;
  readonly inventory: Pick<SailingInventory, 'findSailings'>;
  readonly library: Pick<ContentLibrary, 'findStories' | 'findVenues' | 'findOnboardPages' | 'findExtensions'>;
  readonly excursions: Pick<ExcursionContent, 'findExperiences'>;
  readonly onFailure: (error: unknown, type: FavouriteType) => void;
}

/**
 * Finds the details of favourites. A type whose system fails or is too slow fails alone (FAV-07). Withdrawn items and
 * past sailings are left out (H52).
 */
export class FavouriteDetails {
  constructor(private readonly parts: FavouriteDetailsParts) {}

  async of(types: Iterable<FavouriteType>): Promise<ReadonlyMap<FavouriteType, DetailsOfType>> {
    const wantedTypes = [...new Set(types)];
    const typeDetails = await Promise.all(
      wantedTypes.map(async (type) => {
        const section = await readIsolatedSection(this.read(type), (error) => this.parts.onFailure(error, type));
        return [type, section.kind === 'ready' ? new Map(section.value) : 'failed'] as const;
      }),
    );
    return new Map(typeDetails);
  }

  private async read(type: FavouriteType): Promise<readonly (readonly [string, ItemDetails])[]> {
    const { voyages, library, excursions } = this.parts;
    switch (type) {
      case 'VOYAGE':
        return this.readSailings();
      case 'SUITE':
        return (await voyages.findSuites()).flatMap(({ suiteId, slug, title, summary: line, pictures, cabins }) => [
          [suiteId, { title, line, slug, pictures }] as const,
          // A guest can also mark a single suite by its cabin number.
          ...cabins.map(
            (number) => [number, { title: favouriteTexts.cabin(number), line: title, slug, pictures }] as const,
          ),
        ]);
      case 'EXPERIENCE':
        return (await excursions.findExperiences()).map(
          ({ slug, title, subtitle: line, categorySlug: parentSlug, pictures }) => [
            slug,
            { title, line, slug, parentSlug, pictures },
          ],
        );
      case 'STORY':
        return (await library.findStories()).map(({ slug, title, excerpt: line, pictures }) => [
          slug,
          { title, line, slug, pictures },
        ]);
      case 'CULINARY VENUE':
        return (await library.findVenues()).map(({ slug, name: title, summary: line, pictures }) => [
          slug,
          { title, line, slug, pictures },
        ]);
      case 'ONBOARD':
        return (await library.findOnboardPages()).map(({ slug, title, summary: line, pictures }) => [
          slug,
          { title, line, slug, pictures },
        ]);
      case 'VOYAGE-EXTENSION':
        return (await library.findExtensions()).map(({ slug, title, summary: line, pictures }) => [
          slug,
          { title, line, slug, pictures },
        ]);
    }
  }

  private async readSailings(): Promise<readonly (readonly [string, ItemDetails])[]> {
    const [sailings, voyages] = await Promise.all([
      this.parts.inventory.findSailings(),
      this.parts.voyages.findVoyages(),
    ]);
    const publishedVoyages = new Map(
      voyages.flatMap((voyage) => (voyage.isPublished ? [[voyage.voyageId, voyage] as const] : [])),
    );
    return sailings.flatMap(({ itineraryId, voyageId, start, end }) => {
      const voyage = publishedVoyages.get(voyageId);
      return voyage
        ? [
            [
              itineraryId,
              { title: voyage.title, line: formatDateRange(start, end), slug: voyage.slug, pictures: voyage.pictures },
            ] as const,
          ]
        : [];
    });
  }
}
