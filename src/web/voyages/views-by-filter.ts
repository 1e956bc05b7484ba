import { facetIndexOf } from '../../core/voyages/facet-index';
import type { FacetedSailing, SailingFilter } from '../../core/voyages/sailing-filter';
import { LastView } from '../rendering/last-view';

const maxViews = 200;

interface ViewSources {
  readonly all: readonly FacetedSailing[];
  readonly filter: SailingFilter;
  /** Every other object that the view is made from, each immutable. */
  readonly from?: readonly object[];
  /** Everything else that the view depends on. */
  readonly by?: string | undefined;
}

/**
 * Caches what is made from the coming sailings and a filter, for as long as the sailings are the same. Filters that
 * differ only in days between which the same sailings lie share one view (decision 0123).
 */
export class ViewsByFilter<View> {
  private readonly views = new LastView<Map<string, { readonly view: View }>>();

  of({ all, filter, from = [], by = '' }: ViewSources, make: () => View): View {
    const viewsByKey = this.views.of(all, from, () => new Map());
    const key = `${facetIndexOf(all).keyOf(filter)} ${by}`;
    const cachedView = viewsByKey.get(key);
    if (cachedView) return cachedView.view;
    if (viewsByKey.size >= maxViews) viewsByKey.clear();
    const view = make();
    viewsByKey.set(key, { view });
    return view;
  }
}
