import { parsePlainDate } from '../../src/core/shared/plain-date';
import { Button, QuietLink } from '../ui/Button';
import { Field } from '../ui/Field';
import { siteLinks } from '../layout/site-links';
import { FacetFold, GuestFields, SuiteFields, TimeFields, WhereFields } from './VoyageFacets';
import { facetsTexts } from './facets.texts';
import type { VoyageFacetsView } from './voyage-facets-view';
import { voyagesTexts as texts } from './voyages.texts';

export interface VoyageFilterView {
  readonly from: string;
  readonly to: string;
  readonly fromError?: string;
  readonly toError?: string;
  /** The view of the results, cards or a list, which a change of the filter preserves. */
  readonly view?: string;
  readonly facets: VoyageFacetsView;
  readonly isNarrowed: boolean;
}

/** A GET form, so that the result has an address that can be shared, and needs no script. */
export function VoyageFilter({ from, to, fromError, toError, view, facets, isNarrowed }: VoyageFilterView) {
  const { where, when, guests, suite, showText, hasMatches, sortBy } = facets;
  const { folds } = facetsTexts;
  return (
    <form
      className="voyage-filter"
      action={siteLinks.voyages}
      method="get"
      role="search"
      aria-label={texts.filterLabel}
      data-control="facets"
    >
      <div className="voyage-filter__facets">
        <FacetFold name="where" label={folds.where} summary={where.summary} from={where}>
          <WhereFields {...where} />
        </FacetFold>
        <FacetFold
          name="when"
          label={folds.when}
          summary={when.summary}
          isOpen={fromError !== undefined || toError !== undefined}
        >
          <TimeFields times={when.times} />
          <fieldset className="choices facet__days">
            <legend className="field__label choices__legend">{facetsTexts.between}</legend>
            <Field
              id="filter-from"
              name="startDate"
              type={dayFieldType(from)}
              label={texts.from}
              defaultValue={from}
              error={fromError}
              required={false}
            />
            <Field
              id="filter-to"
              name="endDate"
              type={dayFieldType(to)}
              label={texts.to}
              defaultValue={to}
              error={toError}
              required={false}
            />
          </fieldset>
        </FacetFold>
        <FacetFold name="guests" label={folds.guests} summary={guests.summary} from={guests}>
          <GuestFields {...guests} />
        </FacetFold>
        <FacetFold name="suite" label={folds.suite} summary={suite.summary} from={suite}>
          <SuiteFields {...suite} />
        </FacetFold>
      </div>
      <div className="voyage-filter__actions">
        {view ? <input type="hidden" name="view" value={view} /> : null}
        {sortBy ? <input type="hidden" name="sortBy" value={sortBy} /> : null}
        <Button variant={hasMatches ? 'primary' : 'quiet'}>{showText}</Button>
        {isNarrowed ? <QuietLink href={siteLinks.voyages}>{texts.clear}</QuietLink> : null}
      </div>
    </form>
  );
}

const dayFieldType = (text: string) => (text === '' || parsePlainDate(text) ? 'date' : 'text');
