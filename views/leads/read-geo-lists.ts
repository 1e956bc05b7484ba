import type { FormField } from '../../src/core/leads/form-definition';
import type { GeoLists } from '../geo/geo-lists';
import type { SelectOption } from '../ui/SelectField';

/** The lists of a form as the server rendered it: of fields that the form does not have they are empty. */
export function readGeoLists(root: Element, fields: readonly FormField[]): GeoLists {
  // In a parsed document, elements within `<noscript>` exist; on a page with script they are text.
  const form = new DOMParser().parseFromString(root.innerHTML, 'text/html');
  const select = (kind: FormField['kind']) => {
    const name = fields.find((field) => field.kind === kind)?.name;
    return name === undefined ? undefined : `select[name="${CSS.escape(name)}"]`;
  };
  const options = (kind: 'countries' | 'countryCodes') => {
    const selector = select(kind);
    return optionsOf(selector === undefined ? null : form.querySelector(selector));
  };
  const states = select('stateList');
  const groups = states === undefined ? [] : form.querySelectorAll<HTMLOptGroupElement>(`${states} > optgroup`);
  return {
    countries: options('countries'),
    countryCodes: options('countryCodes'),
    states: Object.fromEntries([...groups].map((group) => [group.dataset['parent'] ?? '', optionsOf(group)])),
  };
}

/** The first option of a list asks for a choice and has no value. */
const optionsOf = (list: Element | null): readonly SelectOption[] =>
  [...(list?.querySelectorAll('option') ?? [])]
    .filter(({ value }) => value !== '')
    .map(({ value, textContent }) => ({ value, label: textContent }));
