import type { ApiTag } from '../routing/api-tag';
import type { FeatureRoutes } from '../routing/feature-routes';

/** The tags of these features, in the order in which the document lists them. */
export function tagsOf(features: readonly Pick<FeatureRoutes, 'tag'>[]): readonly ApiTag[] {
  const tags = new Set(features.flatMap(({ tag }) => (tag ? [tag] : [])));
  return [...tags].sort((one, other) => one.order - other.order);
}
