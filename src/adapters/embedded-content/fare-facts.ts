import { existsSync } from 'node:fs';
import Joi from 'joi';
import { defaultFareFacts, type FareFacts } from '../../core/fare-facts/fare-facts';
import type { PlainDate } from '../../core/shared/plain-date';
import { calendarDay, list, slug, text } from '../content-schemas/values';
import { readTerms } from './read-content';

export interface FareFactsFile {
  readonly besidePrice?: string;
  readonly included: readonly { readonly text: string; readonly detail?: string; readonly fixed: boolean }[];
  readonly charged: readonly { readonly text: string; readonly cost?: string; readonly source?: readonly string[] }[];
  readonly children?: string;
  readonly papers?: NonNullable<FareFacts['papers']> & { readonly checkedOn: PlainDate };
}

const papers = Joi.object({
  checkedOn: calendarDay.required(),
  everyone: text.required(),
  nationalities: list(Joi.object({ id: slug.required(), name: text.required() }))
    .unique('id')
    .required(),
  areas: list(
    Joi.object({ countries: list(text).required(), rules: Joi.object().pattern(slug, text).required() }),
  ).default([]),
});

const fareFactsSchema: Joi.ObjectSchema<FareFactsFile> = Joi.object({
  besidePrice: text.max(120),
  included: list(Joi.object({ text: text.required(), detail: text, fixed: Joi.boolean().default(false) })).required(),
  charged: Joi.array()
    .items(Joi.object({ text: text.required(), cost: text, source: list(slug) }))
    .default([]),
  children: text,
  papers,
});

/** A line without the file gets the inclusions of the specification and no other facts. @throws ContentError */
export function loadFareFacts(file: string): FareFacts {
  if (!existsSync(file)) return defaultFareFacts;
  const { included, charged, ...rest } = readTerms(file, fareFactsSchema);
  return {
    ...rest,
    included: included.map(({ fixed: isFixed, ...item }) => ({ ...item, isFixed })),
    charged: charged.map(({ source: _checked, ...item }) => item),
  };
}
