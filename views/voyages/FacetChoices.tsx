import { CachedItems, itemMarkup, itemsHere } from '../ui/CachedItems';
import { classNames } from '../ui/class-names';
import { escapeHtml } from '../ui/escape-html';
import { describedBy } from '../ui/FieldFrame';
import { Icon } from '../ui/Icon';
import { facetsTexts as texts } from './facets.texts';
import type { ChoiceView } from './voyage-facets-view';

/** Each checkbox is named `month.2027-02`, because a form must not send one name twice. */
export const Boxes = ({
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

export const CheckChoices = ({
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
      {`${label} `}
      <span className="facet__count">{count}</span>
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
export function ChoiceSelect({ id, name, label, hint, any, choices, groups = [], value }: ChoiceSelectProps) {
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
  const disabledAttribute = count === 0 && !isChosen ? ' disabled=""' : '';
  return `<option value="${escapeHtml(value)}"${disabledAttribute}${value === current ? ' selected=""' : ''}>${escapeHtml(text)}</option>`;
}
