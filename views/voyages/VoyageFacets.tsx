import type { ReactNode } from 'react';
import { siteLinks } from '../layout/site-links';
import { CachedFragment } from '../ui/CachedFragment';
import { CachedItems, itemMarkup, itemsHere } from '../ui/CachedItems';
import { classNames } from '../ui/class-names';
import { escapeHtml } from '../ui/escape-html';
import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { describedBy } from '../ui/FieldFrame';
import { facetsTexts as texts } from './facets.texts';
import type { ChoiceView, VoyageFacetsView } from './voyage-facets-view';

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
            <span className="facet__label">{label}</span>
            <span className="facet__value">{summary}</span>
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
  ungrouped,
  chosenPorts,
  ports,
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
        choices={ungrouped}
        groups={groups}
        value={region}
      />
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
          {texts.stepFree} <a href={siteLinks.contact}>{texts.stepFreeAsk}</a>
        </>
      )}
    </p>
  </>
);

/** Each checkbox is named `month.2027-02`, because a form must not send one name twice. */
const Boxes = ({
  name,
  label,
  choices,
}: {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly ChoiceView[];
}) => (
  <CheckChoices
    label={label}
    className={`facet__boxes facet__boxes--${name}`}
    boxes={choices.map((choice) => ({ name: `${name}.${choice.value}`, value: '1', choice }))}
  />
);

interface BoxProps {
  readonly name: string;
  readonly value: string;
  readonly choice: ChoiceView;
}

const CheckChoices = ({
  label,
  className,
  boxes,
}: {
  readonly label: string;
  readonly className?: string;
  readonly boxes: readonly BoxProps[];
}) => (
  <CachedItems
    from={texts}
    by={`boxes ${label}`}
    items={boxes.map((box) =>
      itemMarkup(
        {
          from: texts,
          by: `box ${box.name} ${box.value} ${box.choice.label} ${box.choice.count} ${box.choice.isChosen}`,
        },
        <Box {...box} />,
      ),
    )}
  >
    <fieldset className={classNames('choices', className)}>
      <legend className="field__label choices__legend">{label}</legend>
      {itemsHere}
    </fieldset>
  </CachedItems>
);

const Box = ({ name, value, choice: { label, count, isChosen } }: BoxProps) => (
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

interface ChoiceSelectProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly any?: string;
  readonly choices: readonly ChoiceView[];
  readonly groups?: readonly { readonly label: string; readonly choices: readonly ChoiceView[] }[];
  readonly value?: string;
}

/**
 * Like `SelectField`, but from cached markup: React would create its options again for each page, and they are as many
 * as those of all other fields together.
 */
function ChoiceSelect({ id, name, label, hint, any, choices, groups = [], value }: ChoiceSelectProps) {
  const current = value ?? choices.find(({ isChosen }) => isChosen)?.value ?? '';
  const options = (list: readonly ChoiceView[]) => list.map((choice) => optionMarkup(choice, current));
  return (
    <CachedItems
      from={texts}
      by={`select ${id} ${label}`}
      items={[
        ...(any === undefined ? [] : [optionMarkup({ value: '', label: any }, current)]),
        ...options(choices),
        ...groups.flatMap((group) => [
          `<optgroup label="${escapeHtml(group.label)}">`,
          ...options(group.choices),
          '</optgroup>',
        ]),
      ]}
    >
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {label}
        </label>
        <span className="field__select">
          <select id={id} name={name} className="field__input" aria-describedby={describedBy({ id, hint })}>
            {itemsHere}
          </select>
          <Icon name="chevron" className="field__chevron" />
        </span>
        {hint === undefined ? null : (
          <p className="field__hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </CachedItems>
  );
}

function optionMarkup(
  { value, label, count, isChosen }: Pick<ChoiceView, 'value' | 'label'> & Partial<ChoiceView>,
  current: string,
): string {
  const text = count === undefined ? label : `${label} (${count})`;
  const disabled = count === 0 && !isChosen ? ' disabled=""' : '';
  return `<option value="${escapeHtml(value)}"${disabled}${value === current ? ' selected=""' : ''}>${escapeHtml(text)}</option>`;
}
