import type { ContentLibrary } from '../../core/content/content-library.port';
import type { OnboardPage } from '../../core/content/onboard-page';
import { hrefOnboard } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { bySlugs, isCacheableBySlugs } from '../rendering/by-slugs';
import type { JsonAnswers } from '../rendering/json-answers';
import { handle } from '../routing/handle';
import { findOnboardOperation } from './onboard.schema';

export class OnboardApi {
  constructor(
    private readonly library: Pick<ContentLibrary, 'findOnboardPages'>,
    private readonly assets: Pick<BuiltAssets, 'picture'>,
    private readonly answers: Pick<JsonAnswers, 'sendEither'>,
  ) {}

  readonly find = handle(findOnboardOperation, async ({ query: { slug } }, req, res) => {
    const matches = bySlugs(await this.library.findOnboardPages(), slug);
    await this.answers.sendEither(req, res, {
      value: matches.map((page) => this.toItem(page)),
      tags: ['content'],
      isCacheable: isCacheableBySlugs(slug, matches),
    });
  });

  private toItem({ slug, title, deck, hours, summary, facts, pictures }: OnboardPage) {
    const images = pictures.map(({ name, alt }) => ({ url: this.assets.picture(name).src, description: alt }));
    return { slug, title, deck, hours, description: summary, facts, images, url: hrefOnboard(slug) };
  }
}
