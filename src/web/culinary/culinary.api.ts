import type { ContentLibrary } from '../../core/content/content-library.port';
import type { Chef, Venue } from '../../core/content/dining';
import { hrefChef, hrefVenue } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { bySlugs, isCacheableBySlugs } from '../rendering/by-slugs';
import type { JsonAnswers } from '../rendering/json-answers';
import { handle } from '../routing/handle';
import { findVenuesOperation } from './culinary.schema';

export class CulinaryApi {
  constructor(
    private readonly library: Pick<ContentLibrary, 'findVenues' | 'findChefs'>,
    private readonly assets: Pick<BuiltAssets, 'picture'>,
    private readonly answers: Pick<JsonAnswers, 'sendEither'>,
  ) {}

  readonly find = handle(findVenuesOperation, async ({ query: { slug } }, req, res) => {
    const [venues, chefs] = await Promise.all([this.library.findVenues(), this.library.findChefs()]);
    const matches = bySlugs(venues, slug);
    await this.answers.sendEither(req, res, {
      value: matches.map((venue) => this.toItem(venue, chefs)),
      tags: ['content'],
      isCacheable: isCacheableBySlugs(slug, matches),
    });
  });

  private toItem(venue: Venue, chefs: readonly Chef[]) {
    const { slug, name, kind, deck, seats, hours, dress, summary, dishes, pictures, chefSlug } = venue;
    const chef = chefs.find((one) => one.slug === chefSlug);
    return {
      slug,
      name,
      kind,
      deck,
      seats,
      hours,
      dress,
      description: summary,
      dishes,
      images: pictures.map((picture) => ({ url: this.assets.picture(picture.name).src, description: picture.alt })),
      ...(chef ? { chef: { slug: chef.slug, fullName: chef.fullName, url: hrefChef(chef.slug) } } : {}),
      url: hrefVenue(slug),
    };
  }
}
