import { parsePlainDate } from '../../src/core/shared/plain-date';
import { Button, QuietLink } from '../ui/Button';
import { Field } from '../ui/Field';
import { SelectField } from '../ui/SelectField';
import { siteLinks } from '../layout/site-links';
import { voyagesTexts as texts } from './voyages.texts';

/** The address's parameters as entered; `region` is a slug or empty, days are YYYY-MM-DD or empty. */
export interface VoyageFilterView {
  readonly regions: readonly { readonly slug: string; readonly name: string }[];
  readonly region: string;
  readonly from: string;
  readonly to: string;
  readonly fromError?: string;
  readonly toError?: string;
  /** Preserved when the filter changes: cards or list. */
  readonly view?: string;
}

/** A GET form: the result has an address that can be shared, and needs no script. */
/** True when the address asks for less than every sailing. */
export const isNarrowed = ({ region, from, to }: Pick<VoyageFilterView, 'region' | 'from' | 'to'>): boolean =>
  region !== '' || from !== '' || to !== '';

export function VoyageFilter({ regions, region, from, to, fromError, toError, view }: VoyageFilterView) {
  const options = [
    { value: '', label: texts.anyRegion },
    ...regions.map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  const isFiltered = isNarrowed({ region, from, to });
  return (
    <form
      className="voyage-filter"
      action={siteLinks.voyages}
      method="get"
      role="search"
      aria-label={texts.filterLabel}
    >
      <SelectField id="filter-region" name="region" label={texts.region} options={options} defaultValue={region} />
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
      {view ? <input type="hidden" name="view" value={view} /> : null}
      <div className="voyage-filter__actions">
        <Button variant="secondary">{texts.apply}</Button>
        {isFiltered ? <QuietLink href={siteLinks.voyages}>{texts.clear}</QuietLink> : null}
      </div>
    </form>
  );
}

const dayFieldType = (typed: string) => (typed === '' || parsePlainDate(typed) ? 'date' : 'text');
