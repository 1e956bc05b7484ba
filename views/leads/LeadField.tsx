import type { FormField } from '../../src/core/leads/form-definition';
import { CountryCodeField, CountryField } from '../geo/GeoFields';
import { geoFieldTexts } from '../geo/geo.texts';
import { Checkbox } from '../ui/Checkbox';
import { CheckboxGroup } from '../ui/CheckboxGroup';
import { Field } from '../ui/Field';
import { RadioGroup } from '../ui/RadioGroup';
import { SelectField } from '../ui/SelectField';
import { TextArea } from '../ui/TextArea';
import { DependentList, type ListOfParent } from './DependentList';
import { listOf, textOf } from './form-values';
import { isZipKnown, maxLengthOf } from './validate-answers';
import { leadsTexts as texts } from './leads.texts';
import { toControlProps, type FieldInForm, type LeadFormState, withPlaceholder } from './lead-form-state';
import { RegionTree } from './RegionTree';

/** Share of the maximum length from which a text area shows how many characters remain. */
const nearlyFull = 0.85;

const lineKinds = {
  text: {},
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  'postal-code': { autoCapitalize: 'characters', spellCheck: false },
} as const;

export function LeadField({ field, formState }: FieldInForm) {
  const controlProps = toControlProps({ field, formState });
  const text = textOf(formState.initial, field.name);
  const common = { ...controlProps, defaultValue: text };
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'phone':
    case 'postal-code':
      return (
        <Field
          {...common}
          {...lineKinds[field.kind]}
          optional={controlProps.optional || isNotAsked(field, formState)}
          maxLength={maxLengthOf(field)}
        />
      );
    case 'textarea':
      return <TextArea {...common} charactersLeft={charactersLeft(field, formState)} />;
    case 'countries':
      return <CountryField {...common} lists={formState.geo} required={!controlProps.optional} />;
    case 'countryCodes':
      return <CountryCodeField {...common} lists={formState.geo} required={!controlProps.optional} />;
    case 'select':
      return (
        <SelectField
          {...common}
          options={withPlaceholder(field.options, texts.choose)}
          required={!controlProps.optional}
        />
      );
    case 'stateList': {
      const country = textOf(formState.values, 'country');
      return (
        <DependentList
          field={field}
          formState={formState}
          parent={country}
          lists={statesByCountry(formState)}
          closedLabel={country === '' ? geoFieldTexts.chooseState : geoFieldTexts.noStates}
          choose={geoFieldTexts.chooseState}
        />
      );
    }
    case 'dependent-select':
      return <OfParent field={field} formState={formState} />;
    case 'radio':
      return <RadioGroup {...common} options={field.options} />;
    case 'checkboxes':
      return (
        <CheckboxGroup
          {...controlProps}
          options={field.options}
          defaultValues={listOf(formState.initial, field.name)}
        />
      );
    case 'region-tree':
      return <RegionTree field={field} formState={formState} />;
    case 'checkbox':
      return (
        <Checkbox
          id={controlProps.id}
          name={controlProps.name}
          value="1"
          hint={controlProps.hint}
          error={controlProps.error}
          required={!controlProps.optional}
          defaultChecked={text === '1'}
        >
          {field.text}
        </Checkbox>
      );
    case 'hidden':
      return <input type="hidden" name={field.name} defaultValue={text} />;
  }
}

/** A region without a list of its own accepts free text (H54). */
function OfParent({ field, formState }: FieldInForm<Extract<FormField, { readonly kind: 'dependent-select' }>>) {
  const parent = textOf(formState.values, field.dependsOn);
  const isFree = field.optionsBy[parent]?.length === 0;
  if (isFree)
    return (
      <Field
        key={parent}
        {...toControlProps({ field, formState })}
        defaultValue={textOf(formState.values, field.name)}
        maxLength={maxLengthOf(field)}
      />
    );
  const lists = Object.entries(field.optionsBy).flatMap(([value, options]): readonly ListOfParent[] =>
    options.length === 0 ? [] : [{ parent: value, label: value, options }],
  );
  return (
    <DependentList field={field} formState={formState} parent={parent} lists={lists} closedLabel={texts.chooseAbove} />
  );
}

const isNotAsked = ({ kind }: FormField, { values }: LeadFormState): boolean =>
  kind === 'postal-code' && !isZipKnown(values);

function charactersLeft(field: FormField, { values }: LeadFormState): number | undefined {
  const [textLength, longest] = [textOf(values, field.name).length, maxLengthOf(field)];
  return textLength < longest * nearlyFull ? undefined : longest - textLength;
}

function statesByCountry({ geo }: LeadFormState): readonly ListOfParent[] {
  return Object.entries(geo.states).map(([country, options]) => ({
    parent: country,
    label: geo.countries.find(({ value }) => value === country)?.label ?? country,
    options,
  }));
}
