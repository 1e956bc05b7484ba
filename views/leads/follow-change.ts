import type { FormField, FormValues } from '../../src/core/leads/form-definition';
import { isAsked } from '../../src/core/leads/shown-fields';
import type { GeoLists } from '../geo/geo-lists';
import { chooseCountry } from '../geo/geo-rules';
import { textOf } from './form-values';

interface Change {
  readonly before: FormValues;
  readonly after: FormValues;
  readonly fields: readonly FormField[];
  readonly geo: GeoLists;
}

/**
 * Another country clears the state (GEO-08, GEO-09), and another parent the dependent list (FRM-23). Values of fields
 * that are no longer asked are removed (FRM-19).
 */
export function followChange({ before, after, fields, geo }: Change): FormValues {
  const country = textOf(after, 'country');
  const valuesWithCountry: FormValues =
    'country' in after
      ? chooseCountry({ values: { ...after, country: textOf(before, 'country') }, country, lists: geo })
      : after;
  const next: Record<string, string | readonly string[]> = {};
  for (const field of fields) next[field.name] = valuesWithCountry[field.name] ?? '';
  for (const field of fields) {
    const isOrphaned =
      field.kind === 'dependent-select' && textOf(before, field.dependsOn) !== textOf(after, field.dependsOn);
    if (isOrphaned || !isAsked(field, next)) next[field.name] = Array.isArray(next[field.name]) ? [] : '';
  }
  return next;
}
