import Joi from 'joi';
import { noSearchWords, type SearchWords } from '../../core/search/search-words';
import { searchKinds } from '../../core/search/searchable';
import { list, slug, text } from '../content-schemas/values';
import { readYamlIfThere } from './read-content';

interface SearchFile extends SearchWords {
  /** Typed queries with the address that must be their first result; a test checks the search against them. */
  readonly queries: readonly (readonly [string, string])[];
}

const searchSchema: Joi.ObjectSchema<SearchFile> = Joi.object({
  synonyms: list(list(text).min(2)).default([]),
  answers: list(
    Joi.object({
      kind: Joi.valid(...searchKinds).required(),
      slug: slug.required(),
      asks: list(text).unique().required(),
    }),
  ).default([]),
  queries: list(Joi.array().ordered(text.required(), text.required()).length(2)).default([]),
});

export function loadSearch(file: string): SearchWords {
  const { synonyms, answers } = readYamlIfThere(file, searchSchema) ?? noSearchWords;
  return { synonyms, answers };
}
