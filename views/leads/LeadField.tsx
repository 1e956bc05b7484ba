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
import { frameOf, type FieldInPaper, type PaperView, withPlaceholder } from './paper-view';
import { RegionTree } from './RegionTree';

/** Share of the maximum length from which a text area shows how many characters remain. */
const nearlyFull = 0.85;

const lineKinds = {
  text: {},
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  'postal-code': { autoCapitalize: 'characters', spellCheck: false },
} as const;

export function LeadField({ field, paper }: FieldInPaper) {
  const frame = frameOf({ field, paper });
  const text = textOf(paper.initial, field.name);
  const common = { ...frame, defaultValue: text };
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'phone':
    case 'postal-code':
      return (
        <Field
          {...common}
          {...lineKinds[field.kind]}
          optional={frame.optional || isNotAsked(field, paper)}
          maxLength={maxLengthOf(field)}
        />
      );
    case 'textarea':
      return <TextArea {...common} left={charactersLeft(field, paper)} />;
    case 'countries':
      return <CountryField {...common} lists={paper.geo} required={!frame.optional} />;
    case 'countryCodes':
      return <CountryCodeField {...common} lists={paper.geo} required={!frame.optional} />;
    case 'select':
      return (
        <SelectField {...common} options={withPlaceholder(field.options, texts.choose)} required={!frame.optional} />
      );
    case 'stateList':
      return (
        <DependentList
          field={field}
          paper={paper}
          parent={textOf(paper.values, 'country')}
          lists={statesByCountry(paper)}
          closed={geoFieldTexts.noStates}
          choose={geoFieldTexts.chooseState}
        />
      );
    case 'dependent-select':
      return <OfParent field={field} paper={paper} />;
    case 'radio':
      return <RadioGroup {...common} options={field.options} />;
    case 'checkboxes':
      return <CheckboxGroup {...frame} options={field.options} defaultValues={listOf(paper.initial, field.name)} />;
    case 'region-tree':
      return <RegionTree field={field} paper={paper} />;
    case 'checkbox':
      return (
        <Checkbox
          id={frame.id}
          name={frame.name}
          value="1"
          hint={frame.hint}
          error={frame.error}
          required={!frame.optional}
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
function OfParent({ field, paper }: FieldInPaper<Extract<FormField, { readonly kind: 'dependent-select' }>>) {
  const parent = textOf(paper.values, field.dependsOn);
  const isFree = field.optionsBy[parent]?.length === 0;
  if (isFree)
    return (
      <Field
        key={parent}
        {...frameOf({ field, paper })}
        defaultValue={textOf(paper.values, field.name)}
        maxLength={maxLengthOf(field)}
      />
    );
  const lists = Object.entries(field.optionsBy).flatMap(([value, options]): readonly ListOfParent[] =>
    options.length === 0 ? [] : [{ parent: value, label: value, options }],
  );
  return <DependentList field={field} paper={paper} parent={parent} lists={lists} closed={texts.chooseAbove} />;
}

const isNotAsked = ({ kind }: FormField, { values }: PaperView): boolean =>
  kind === 'postal-code' && !isZipKnown(values);

function charactersLeft(field: FormField, { values }: PaperView): number | undefined {
  const [written, longest] = [textOf(values, field.name).length, maxLengthOf(field)];
  return written < longest * nearlyFull ? undefined : longest - written;
}

function statesByCountry({ geo }: PaperView): readonly ListOfParent[] {
  return Object.entries(geo.states).map(([country, options]) => ({
    parent: country,
    label: geo.countries.find(({ value }) => value === country)?.label ?? country,
    options,
  }));
}
