import type { FeatureRoutes } from '../routing/feature-routes';
import type { SitePage, SiteSection } from '../routing/site-section';

interface MergedSection {
  readonly title: string;
  readonly pages: readonly SitePage[];
}

export class SiteAddresses {
  constructor(private readonly features: readonly Pick<FeatureRoutes, 'sitemap'>[]) {}

  async sections(): Promise<readonly MergedSection[]> {
    const parts = (await Promise.all(this.features.flatMap(({ sitemap }) => (sitemap ? [sitemap()] : [])))).flat();
    return mergeSections(parts.sort((one, other) => one.order - other.order));
  }
}

function mergeSections(parts: readonly SiteSection[]): readonly MergedSection[] {
  const pages = new Map<string, readonly SitePage[]>();
  for (const part of parts) pages.set(part.title, [...(pages.get(part.title) ?? []), ...part.pages]);
  return [...pages].map(([title, all]) => ({ title, pages: all }));
}
