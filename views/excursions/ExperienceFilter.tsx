import { Button, QuietLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { SelectField } from '../ui/SelectField';
import { excursionsTexts as texts, experiencesHref } from './excursions.texts';

export interface FilterChoice {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface ExperienceFilterView {
  readonly main: readonly FilterChoice[];
  readonly more: readonly FilterChoice[];
  readonly chosenFilters: readonly { readonly label: string; readonly href: string }[];
  readonly hiddenFields: readonly { readonly name: string; readonly value: string }[];
  readonly clearHref: string;
}

/** A GET form, so that the search is part of the address, can be shared, and needs no script. */
export function ExperienceFilter({ main, more, chosenFilters, hiddenFields, clearHref }: ExperienceFilterView) {
  return (
    <form
      className="experience-filter"
      action={`${experiencesHref}#results`}
      method="get"
      role="search"
      aria-label={texts.filterLabel}
    >
      {hiddenFields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="experience-filter__main">{main.map(asField)}</div>
      <details className="experience-filter__more" open={more.some(({ value }) => value !== '')}>
        <summary>
          {texts.moreFilters}
          <Icon name="chevron" />
        </summary>
        <div className="experience-filter__main">{more.map(asField)}</div>
      </details>
      <div className="experience-filter__actions">
        <Button variant="secondary">{texts.apply}</Button>
      </div>
      {chosenFilters.length > 0 ? <ChosenFilters chosenFilters={chosenFilters} clearHref={clearHref} /> : null}
    </form>
  );
}

const asField = ({ name, label, value, options }: FilterChoice) => (
  <SelectField
    key={name}
    id={`filter-${name}`}
    name={name}
    label={label}
    options={options}
    defaultValue={value}
    {...(name === 'sortBy' ? { 'data-sorts': '', autoComplete: 'off' } : {})}
  />
);

function ChosenFilters({ chosenFilters, clearHref }: Pick<ExperienceFilterView, 'chosenFilters' | 'clearHref'>) {
  return (
    <div className="experience-filter__chosen">
      <ul aria-label={texts.chosen}>
        {chosenFilters.map(({ label, href }) => (
          <li key={href}>
            <a className="chip" href={href} aria-label={texts.remove(label)}>
              {label}
              <Icon name="close" />
            </a>
          </li>
        ))}
      </ul>
      <QuietLink href={clearHref}>{texts.clear}</QuietLink>
    </div>
  );
}
