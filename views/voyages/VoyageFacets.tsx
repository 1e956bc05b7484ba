import type { ReactNode } from 'react';
import { siteLinks } from '../layout/site-links';
import { CachedFragment } from '../ui/CachedFragment';
import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { Boxes, CheckChoices, ChoiceSelect } from './FacetChoices';
import { facetsTexts as texts } from './facets.texts';
import type { VoyageFacetsView } from './voyage-facets-view';

interface FoldProps {
  readonly name: string;
  readonly label: string;
  readonly summary: string;
  readonly isOpen?: boolean;
  /** The view that the fields show, where it is all that they depend on: pages with the same object share their markup. */
  readonly from?: object;
  readonly children: ReactNode;
}

/** Opened at once when one of its values is invalid. */
export function FacetFold({ name, label, summary, isOpen = false, from, children }: FoldProps) {
  const panel = <div className={`facet__panel facet__panel--${name}`}>{children}</div>;
  return (
    <details className="facet" name="facets" open={isOpen}>
      <CachedFragment from={texts} by={`fold ${label} ${summary}`}>
        <summary className="facet__summary">
          <span className="facet__current">
            <span className="facet__label">{label}</span> <span className="facet__value">{summary}</span>
          </span>
          <Icon name="chevron" className="facet__mark" />
        </summary>
      </CachedFragment>
      {from ? <CachedFragment from={from}>{panel}</CachedFragment> : panel}
    </details>
  );
}

export function WhereFields({
  region,
  groups,
  ungroupedChoices,
  chosenPorts,
  ports,
  chosenCountry,
  seaDays,
  flights,
}: VoyageFacetsView['where']) {
  return (
    <>
      <ChoiceSelect
        id="filter-region"
        name="region"
        label={texts.region}
        any={texts.anyRegion}
        choices={ungroupedChoices}
        groups={groups}
        value={region}
      />
      {chosenCountry.length > 0 ? (
        <CheckChoices
          label={texts.country}
          boxes={chosenCountry.map((choice) => ({ name: 'country', value: choice.value, choice }))}
        />
      ) : null}
      {chosenPorts.length > 0 ? <Boxes name="port" label={texts.ports} choices={chosenPorts} /> : null}
      <ChoiceSelect
        id="filter-port"
        name="port"
        label={chosenPorts.length > 0 ? texts.anotherPort : texts.port}
        any={texts.anyPort}
        choices={ports}
      />
      <ChoiceSelect
        id="filter-sea-days"
        name="seaDays"
        label={texts.seaDays}
        any={texts.anySeaDays}
        choices={seaDays}
      />
      {flights ? (
        <ChoiceSelect
          id="filter-flying-from"
          name="flyingFrom"
          label={texts.flyingFrom}
          hint={flights.note}
          any={texts.anyOrigin}
          choices={flights.choices}
        />
      ) : null}
    </>
  );
}

export const TimeFields = ({ times }: Pick<VoyageFacetsView['when'], 'times'>) => (
  <CachedFragment from={times}>
    <div className="facet__times">
      <Boxes name="month" label={texts.months} choices={times.months} />
      <Boxes name="nights" label={texts.nights} choices={times.nights} />
    </div>
  </CachedFragment>
);

export const GuestFields = ({ adults, children, ages, budget }: VoyageFacetsView['guests']) => (
  <>
    <ChoiceSelect id="filter-adults" name="guestsAdults" label={texts.adults} choices={adults} />
    <ChoiceSelect id="filter-children" name="guestsChildren" label={texts.children} choices={children} />
    <Field
      id="filter-ages"
      name="ages"
      label={texts.ages}
      hint={texts.agesHint}
      defaultValue={ages}
      inputMode="text"
      maxLength={30}
      autoComplete="off"
      required={false}
    />
    <ChoiceSelect
      id="filter-budget"
      name="budget"
      label={texts.budget}
      hint={texts.budgetHint}
      any={texts.anyBudget}
      choices={budget}
    />
  </>
);

export const SuiteFields = ({ amenities, availability, isStepFreeNamed }: VoyageFacetsView['suite']) => (
  <>
    <Boxes name="amenity" label={texts.amenities} choices={amenities} />
    <CheckChoices
      label={texts.availability}
      boxes={availability.map((choice) => ({ name: 'availability', value: choice.value, choice }))}
    />
    <p className="facet__note">
      {isStepFreeNamed ? (
        texts.stepFreeNote
      ) : (
        <>
          {`${texts.stepFree} `}
          <a href={siteLinks.contact}>{texts.stepFreeAsk}</a>
        </>
      )}
    </p>
  </>
);
