import type { ReactNode } from 'react';
import { siteLinks } from '../layout/site-links';
import { CachedFragment } from '../ui/CachedFragment';
import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { SelectField } from '../ui/SelectField';
import { facetsTexts as texts } from './facets.texts';
import type { ChoiceView, VoyageFacetsView } from './voyage-facets-view';

interface FoldProps {
  readonly name: string;
  readonly label: string;
  readonly summary: string;
  readonly isOpen?: boolean;
  /** What the fields show, where many pages show the same: they are rendered once. */
  readonly shared?: object | undefined;
  readonly children: ReactNode;
}

/** Open at once where something in it is wrong. */
export const FacetFold = ({ name, label, summary, isOpen = false, shared, children }: FoldProps) => (
  <details className="facet" name="facets" open={isOpen}>
    <summary className="facet__summary">
      <span className="facet__current">
        <span className="facet__label">{label}</span>
        <span className="facet__value">{summary}</span>
      </span>
      <Icon name="chevron" className="facet__mark" />
    </summary>
    {shared ? (
      <CachedFragment from={texts} by={`${name} ${JSON.stringify(shared)}`}>
        <div className={`facet__panel facet__panel--${name}`}>{children}</div>
      </CachedFragment>
    ) : (
      <div className={`facet__panel facet__panel--${name}`}>{children}</div>
    )}
  </details>
);

export function WhereFields({
  where: { groups, ungrouped, chosenPorts, ports, seaDays },
  region,
}: Pick<VoyageFacetsView, 'where'> & { readonly region: string }) {
  return (
    <>
      <SelectField
        id="filter-region"
        name="region"
        label={texts.region}
        options={[{ value: '', label: texts.anyRegion }, ...ungrouped.map(withCount)]}
        groups={groups.map(({ label, choices }) => ({ label, options: choices.map(withCount) }))}
        defaultValue={region}
      />
      {chosenPorts.length > 0 ? <Boxes name="port" label={texts.ports} choices={chosenPorts} /> : null}
      <SelectField
        id="filter-port"
        name="port"
        label={chosenPorts.length > 0 ? texts.anotherPort : texts.port}
        options={[{ value: '', label: texts.anyPort }, ...ports.map(withCount)]}
      />
      <SelectField
        id="filter-sea-days"
        name="seaDays"
        label={texts.seaDays}
        options={[{ value: '', label: texts.anySeaDays }, ...seaDays.map(withCount)]}
        defaultValue={chosen(seaDays)}
      />
    </>
  );
}

export const WhenFields = ({ months, nights }: Pick<VoyageFacetsView['when'], 'months' | 'nights'>) => (
  <>
    <Boxes name="month" label={texts.months} choices={months} />
    <Boxes name="nights" label={texts.nights} choices={nights} />
  </>
);

export const GuestFields = ({ adults, children, ages, budget }: VoyageFacetsView['guests']) => (
  <>
    <SelectField
      id="filter-adults"
      name="guestsAdults"
      label={texts.adults}
      options={adults.map(withCount)}
      defaultValue={chosen(adults)}
    />
    <SelectField
      id="filter-children"
      name="guestsChildren"
      label={texts.children}
      options={children.map(withCount)}
      defaultValue={chosen(children)}
    />
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
    <SelectField
      id="filter-budget"
      name="budget"
      label={texts.budget}
      hint={texts.budgetHint}
      options={[{ value: '', label: texts.anyBudget }, ...budget.map(withCount)]}
      defaultValue={chosen(budget)}
    />
  </>
);

export const SuiteFields = ({ amenities, availability, isStepFreeNamed }: VoyageFacetsView['suite']) => (
  <>
    <Boxes name="amenity" label={texts.amenities} choices={amenities} />
    <fieldset className="choices">
      <legend className="field__label choices__legend">{texts.availability}</legend>
      {availability.map((choice) => (
        <Box key={choice.value} name="availability" value={choice.value} choice={choice} />
      ))}
    </fieldset>
    {isStepFreeNamed ? null : (
      <p className="facet__note">
        {texts.stepFree} <a href={siteLinks.contact}>{texts.stepFreeAsk}</a>
      </p>
    )}
  </>
);

/** Each box has a name of its own, `month.2027-02`, because a form must not send one name twice. */
const Boxes = ({
  name,
  label,
  choices,
}: {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly ChoiceView[];
}) => (
  <fieldset className={`choices facet__boxes facet__boxes--${name}`}>
    <legend className="field__label choices__legend">{label}</legend>
    {choices.map((choice) => (
      <Box key={choice.value} name={`${name}.${choice.value}`} value="1" choice={choice} />
    ))}
  </fieldset>
);

const Box = ({
  name,
  value,
  choice: { label, count, isChosen },
}: {
  readonly name: string;
  readonly value: string;
  readonly choice: ChoiceView;
}) => (
  <label className="choice">
    <input
      className="choice__input"
      type="checkbox"
      id={`filter-${name}`}
      name={name}
      value={value}
      defaultChecked={isChosen}
      disabled={count === 0 && !isChosen}
    />
    <span className="choice__text">
      {label} <span className="facet__count">{count}</span>
    </span>
  </label>
);

const withCount = ({ value, label, count, isChosen }: ChoiceView) => ({
  value,
  label: `${label} (${count})`,
  disabled: count === 0 && !isChosen,
});

const chosen = (choices: readonly ChoiceView[]): string => choices.find(({ isChosen }) => isChosen)?.value ?? '';
