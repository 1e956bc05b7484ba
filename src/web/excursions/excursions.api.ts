import type { ExcursionContent } from '../../core/excursions/excursion-content.port';
import type { ShowSailingExperiences } from '../../core/excursions/show-sailing-experiences';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { notFound } from '../http-error';
import { bySlugs, isCacheableBySlugs } from '../rendering/by-slugs';
import type { BuiltAssets } from '../rendering/built-assets';
import type { JsonAnswers } from '../rendering/json-answers';
import { toExperienceProfile } from './experience-profile';
import { handle } from '../routing/handle';
import { getShoreExperienceOperation, getShorexProfileOperation } from './excursions.schema';

interface ExcursionsApiParts {
  readonly excursions: ExcursionContent;
  readonly voyages: Pick<VoyageContent, 'findPorts'>;
  readonly showSailingExperiences: ShowSailingExperiences;
  readonly assets: BuiltAssets;
  readonly answers: JsonAnswers;
}

export class ExcursionsApi {
  constructor(private readonly parts: ExcursionsApiParts) {}

  readonly experiences = handle(getShoreExperienceOperation, async ({ query: { slug } }, req, res) => {
    const [experiences, sources] = await Promise.all([this.parts.excursions.findExperiences(), this.sources()]);
    const matches = bySlugs(experiences, slug);
    const profiles = matches.map((experience) => toExperienceProfile(experience, sources));
    await this.parts.answers.sendEither(req, res, {
      value: profiles,
      tags: ['content'],
      isCacheable: isCacheableBySlugs(slug, matches),
    });
  });

  readonly sailing = handle(getShorexProfileOperation, async ({ query: { itineraryId } }, req, res) => {
    const [outcome, sources] = await Promise.all([
      this.parts.showSailingExperiences.run({ itineraryId }),
      this.sources(),
    ]);
    if (outcome.kind === 'not-found') throw notFound();
    const items = outcome.items.map(({ experience, date, day, startTimes }) => ({
      key: `${date}:${experience.tourCode}`,
      date,
      day,
      ...toExperienceProfile(experience, sources),
      startTimes,
    }));
    await this.parts.answers.send(req, res, { items }, ['content']);
  });

  private async sources() {
    const [categories, ports] = await Promise.all([
      this.parts.excursions.findCategories(),
      this.parts.voyages.findPorts(),
    ]);
    return { categories, ports, assets: this.parts.assets };
  }
}
