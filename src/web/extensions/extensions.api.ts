import type { ContentLibrary } from '../../core/content/content-library.port';
import type { VoyageExtension } from '../../core/content/voyage-extension';
import { inUnits } from '../../core/shared/money';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { hrefExtension, hrefExtensionInquiry } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { bySlugs, isCacheableBySlugs } from '../rendering/by-slugs';
import type { JsonAnswers } from '../rendering/json-answers';
import { type RegionsAndPorts, portName } from './extension-views';
import { handle } from '../routing/handle';
import { findExtensionsOperation } from './extensions.schema';

export class ExtensionsApi {
  constructor(
    private readonly library: Pick<ContentLibrary, 'findExtensions'>,
    private readonly content: Pick<VoyageContent, 'findRegions' | 'findPorts'>,
    private readonly assets: Pick<BuiltAssets, 'picture'>,
    private readonly answers: Pick<JsonAnswers, 'sendEither'>,
  ) {}

  readonly find = handle(findExtensionsOperation, async ({ query: { slug } }, req, res) => {
    const [extensions, regions, ports] = await Promise.all([
      this.library.findExtensions(),
      this.content.findRegions(),
      this.content.findPorts(),
    ]);
    const matches = bySlugs(extensions, slug);
    await this.answers.sendEither(req, res, {
      value: matches.map((extension) => this.toItem(extension, { regions, ports })),
      tags: ['content'],
      isCacheable: isCacheableBySlugs(slug, matches),
    });
  });

  private toItem(extension: VoyageExtension, regionsAndPorts: RegionsAndPorts) {
    const { slug, title, regionSlug, when, portSlug, nights, priceFrom, summary, days, pictures } = extension;
    return {
      slug,
      title,
      region: regionsAndPorts.regions.find((region) => region.slug === regionSlug)?.name ?? regionSlug,
      when,
      port: { slug: portSlug, name: portName(extension, regionsAndPorts) },
      nights,
      price: { total: inUnits(priceFrom), currencyCode: priceFrom.currency },
      description: summary,
      days,
      images: pictures.map(({ name, alt }) => ({ url: this.assets.picture(name).src, description: alt })),
      url: hrefExtension(slug),
      inquireUrl: hrefExtensionInquiry(slug),
    };
  }
}
