import type { FormField, FormValues } from '../../src/core/leads/form-definition';
import { isAsked } from '../../src/core/leads/shown-fields';
import type { GeoLists } from '../geo/geo-lists';
import { chooseCountry, codeOfCountry } from '../geo/geo-rules';
import { textOf } from './form-values';

interface Change {
  readonly before: FormValues;
  /** The form's values after the input, before derived changes. */
  readonly after: FormValues;
  readonly fields: readonly FormField[];
  readonly geo: GeoLists;
}

/**
 * Fills in the code of a country that was chosen before this script ran (GEO-09), unless the visitor has chosen a code or
 * a draft has one.
 */
export function withEarlyCode({
  typed,
  initial,
  draft,
  geo,
}: Readonly<Record<'typed' | 'initial' | 'draft', FormValues>> & Pick<Change, 'geo'>): FormValues {
  const hasOwnCode = 'country_code' in draft || typed['country_code'] !== initial['country_code'];
  if (hasOwnCode || typed['country'] === initial['country']) return typed;
  const code = codeOfCountry(textOf(typed, 'country'), geo.countryCodes);
  return code === undefined ? typed : { ...typed, country_code: code };
}

/**
 * Applies the consequences of an answer: another country clears the state and sets its code (GEO-08, GEO-09), another
 * parent clears its list (FRM-23), and a field that is no longer required is cleared (FRM-19).
 */
export function followChange({ before, after, fields, geo }: Change): FormValues {
  const country = textOf(after, 'country');
  const placed: FormValues =
    'country' in after
      ? chooseCountry({ values: { ...after, country: textOf(before, 'country') }, country, lists: geo })
      : after;
  const next: Record<string, string | readonly string[]> = {};
  for (const field of fields) next[field.name] = placed[field.name] ?? '';
  for (const field of fields) {
    const isOrphaned =
      field.kind === 'dependent-select' && textOf(before, field.dependsOn) !== textOf(after, field.dependsOn);
    if (isOrphaned || !isAsked(field, next)) next[field.name] = Array.isArray(next[field.name]) ? [] : '';
  }
  return next;
}
