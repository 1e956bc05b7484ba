import type { Request } from 'express';
import type { ContentLibrary } from '../../core/content/content-library.port';
import { type Destination, destinationsOf } from '../../core/destinations/destinations';
import type { ShowPort } from '../../core/destinations/show-port';
import type { ShowRegion } from '../../core/destinations/show-region';
import type { ExcursionContent } from '../../core/excursions/excursion-content.port';
import type { FindSailings } from '../../core/voyages/find-sailings';
import { emptyFilter } from '../../core/voyages/sailing-filter';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { destinationsTexts as texts } from '../../../views/destinations/destinations.texts';
import type { DestinationsPage } from '../../../views/destinations/DestinationsPage';
import type { PortPage } from '../../../views/destinations/PortPage';
import type { RegionPage } from '../../../views/destinations/RegionPage';
import { notFound } from '../http-error';
import { hrefPort, hrefRegion, hrefRegionDetails, hrefVoyages } from '../hrefs';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import { breadcrumbs, type Crumb } from '../rendering/breadcrumbs';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import { toFareStrip } from '../voyages/fare-strip-view';
import { toPortPage } from './port-view';
import { regionPicture, toRegionPage, toRegionTile } from './region-view';

interface DestinationsPagesParts {
  readonly showRegion: ShowRegion;
  readonly showPort: ShowPort;
  readonly findSailings: Pick<FindSailings, 'run'>;
  readonly content: VoyageContent;
  readonly excursions: ExcursionContent;
  readonly library: ContentLibrary;
  readonly assets: BuiltAssets;
  readonly heads: PageHeads;
}

export class DestinationsPages {
  constructor(private readonly parts: DestinationsPagesParts) {}

  readonly list = async (): Promise<PageAnswer<typeof DestinationsPage>> => {
    const { content, assets, heads } = this.parts;
    const [regions, ports, voyages] = await Promise.all([
      content.findRegions(),
      content.findPorts(),
      content.findVoyages(),
    ]);
    const destinations = destinationsOf({ regions, ports, voyages });
    return {
      props: {
        head: heads.head({
          path: paths.destinations.list,
          pictureName: 'yacht-from-above',
          jsonLd: this.breadcrumbTrail(),
        }),
        regions: destinations.map((destination) => toRegionTile(destination, assets)),
      },
      cache: { tags: ['content'] },
    };
  };

  readonly region = async (req: Request): Promise<PageAnswer<typeof RegionPage>> => {
    const { showRegion, findSailings, excursions, library, assets, heads } = this.parts;
    const outcome = await showRegion.run({ slug: String(req.params['slug']) });
    if (outcome.kind === 'not-found') throw notFound();
    const { region } = outcome.destination;
    const [experiences, stories, { all }] = await Promise.all([
      excursions.findExperiences(),
      library.findStories(),
      findSailings.run(emptyFilter),
    ]);
    const path = hrefRegion(region.slug);
    const strip = toFareStrip(
      all,
      { filter: { ...emptyFilter, regions: [region.slug] }, parameters: { region: region.slug } },
      undefined,
    );
    return {
      props: {
        head: heads.head({
          path,
          pictureName: regionPicture(outcome.destination).name,
          jsonLd: this.breadcrumbTrail({ name: region.name, path }),
        }),
        ...toRegionPage({ shownRegion: outcome, experiences, stories, assets }),
        ...(req.query['experiences'] === 'details' ? {} : { excursionDetailsHref: hrefRegionDetails(region.slug) }),
        allVoyagesHref: hrefVoyages({ region: region.slug }),
        ...(strip ? { strip } : {}),
        ...linkTo(outcome, ({ region: { name, slug } }: Destination) => ({ name, href: hrefRegion(slug) })),
      },
      cache: { tags: ['price'] },
    };
  };

  readonly port = async (req: Request): Promise<PageAnswer<typeof PortPage>> => {
    const { showPort, content, excursions, library, assets, heads } = this.parts;
    const outcome = await showPort.run({ slug: String(req.params['slug']) });
    if (outcome.kind === 'not-found') throw notFound();
    const { port, home } = outcome;
    const [experiences, stories, ports] = await Promise.all([
      excursions.findExperiences(),
      library.findStories(),
      content.findPorts(),
    ]);
    const path = hrefPort(port.slug);
    return {
      props: {
        head: heads.head({
          path,
          pictureName: port.picture?.name ?? regionPicture(home).name,
          jsonLd: this.breadcrumbTrail(
            { name: home.region.name, path: hrefRegion(home.region.slug) },
            { name: port.name, path },
          ),
        }),
        ...toPortPage({ shownPort: outcome, experiences, stories, ports, assets }),
        ...linkTo(outcome, ({ name, slug }: { readonly name: string; readonly slug: string }) => ({
          name,
          href: hrefPort(slug),
        })),
      },
      // The page lists the next calls, so it must not be cached for long.
      cache: { tags: ['price'] },
    };
  };

  private breadcrumbTrail(...last: readonly Crumb[]): object {
    return breadcrumbs(
      (path) => this.parts.heads.absolute(path),
      { name: texts.listTitle, path: paths.destinations.list },
      ...last,
    );
  }
}

function linkTo<Item, Link>(
  { previous, next }: { readonly previous?: Item; readonly next?: Item },
  toView: (item: Item) => Link,
) {
  return { ...(previous ? { previous: toView(previous) } : {}), ...(next ? { next: toView(next) } : {}) };
}
