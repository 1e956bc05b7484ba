import type { Request } from 'express';
import type { ContentLibrary } from '../../core/content/content-library.port';
import type { Chef, Venue } from '../../core/content/dining';
import type { ChefPage } from '../../../views/culinary/ChefPage';
import { culinaryTexts } from '../../../views/culinary/culinary.texts';
import type { CulinaryPage } from '../../../views/culinary/CulinaryPage';
import type { VenuePage } from '../../../views/culinary/VenuePage';
import { notFound } from '../http-error';
import { hrefChef, hrefVenue } from '../hrefs';
import { paths } from '../paths';
import type { Crumb } from '../rendering/breadcrumbs';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import { chefJsonLd, venueJsonLd } from './culinary-json-ld';
import { toChefView, toCourses, toVenueCards, toVenueGroups, toVenueView } from './culinary-views';

interface CulinaryPagesParts {
  readonly library: Pick<ContentLibrary, 'findVenues' | 'findChefs'>;
  readonly assets: BuiltAssets;
  readonly heads: Pick<PageHeads, 'head' | 'absolute' | 'trail'>;
}

const othersShown = 3;
const heroName = 'set-table';

export class CulinaryPages {
  constructor(private readonly parts: CulinaryPagesParts) {}

  readonly list = async (req: Request): Promise<PageAnswer<typeof CulinaryPage>> => {
    const { assets, heads } = this.parts;
    const { venues, chefs } = await this.read();
    const requestedSlug = req.query['chef'];
    const chosenChef = chefs.find(({ slug }) => slug === requestedSlug) ?? chefs[0];
    return {
      props: {
        head: heads.head({ path: paths.culinary.list, pictureName: heroName, jsonLd: this.breadcrumbTrail() }),
        hero: assets.mainPicture(heroName, 'tall'),
        groups: toVenueGroups(venues, assets),
        evening: toCourses(venues),
        chefs: chefs.map((chef) => toChefView(chef, venues)),
        chosenChef: chosenChef?.slug ?? '',
      },
      ...(requestedSlug === undefined || chosenChef?.slug === requestedSlug ? { cache: { tags: ['content'] } } : {}),
    };
  };

  readonly venue = async (req: Request): Promise<PageAnswer<typeof VenuePage>> => {
    const { assets, heads } = this.parts;
    const { venues, chefs } = await this.read();
    const venue = venues.find(({ slug }) => slug === req.params['slug']);
    if (!venue) throw notFound();
    const chef = chefs.find(({ slug }) => slug === venue.chefSlug);
    const { pictures, dress, dishes, html } = venue;
    const [first, ...rest] = pictures;
    const hero = assets.mainPicture(first.name, 'tall', first.alt);
    const gallery = rest.map(({ name, alt }) => assets.picture(name, alt));
    return {
      props: {
        head: heads.head({
          path: hrefVenue(venue.slug),
          pictureName: pictures[0].name,
          jsonLd: [
            this.breadcrumbTrail({ name: venue.name, path: hrefVenue(venue.slug) }),
            venueJsonLd(venue, chef, (path) => heads.absolute(path)),
          ],
        }),
        venue: { ...toVenueView(venue), dress, dishes, html, hero, gallery },
        ...(chef ? { chef: toChefView(chef, venues) } : {}),
        others: toVenueCards(after(venues, venue).slice(0, othersShown), assets),
      },
      cache: { tags: ['content'] },
    };
  };

  readonly chef = async (req: Request): Promise<PageAnswer<typeof ChefPage>> => {
    const { assets, heads } = this.parts;
    const { venues, chefs } = await this.read();
    const chef = chefs.find(({ slug }) => slug === req.params['slug']);
    if (!chef) throw notFound();
    const places = venues.filter(({ slug }) => chef.venueSlugs.includes(slug));
    const ring = after(chefs, chef);
    const [next, previous] = [ring[0], ring.at(-1)];
    return {
      props: {
        head: heads.head({
          path: hrefChef(chef.slug),
          pictureName: places[0]?.pictures[0].name ?? heroName,
          jsonLd: [
            this.breadcrumbTrail({ name: chef.fullName, path: hrefChef(chef.slug) }),
            chefJsonLd(chef, (path) => heads.absolute(path)),
          ],
        }),
        chef: toChefView(chef, venues),
        venues: toVenueCards(places, assets),
        ...(previous && next ? { previous: toChefView(previous, venues), next: toChefView(next, venues) } : {}),
      },
      cache: { tags: ['content'] },
    };
  };

  private async read(): Promise<{ readonly venues: readonly Venue[]; readonly chefs: readonly Chef[] }> {
    const [venues, chefs] = await Promise.all([this.parts.library.findVenues(), this.parts.library.findChefs()]);
    return { venues, chefs };
  }

  private breadcrumbTrail(...last: readonly Crumb[]): object {
    return this.parts.heads.trail({ name: culinaryTexts.title, path: paths.culinary.list }, ...last);
  }
}

function after<Item>(all: readonly Item[], one: Item): readonly Item[] {
  const index = all.indexOf(one);
  return [...all.slice(index + 1), ...all.slice(0, index)];
}
