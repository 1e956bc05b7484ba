import type { FormDefinition } from '../../core/leads/form-definition';
import type { LeadForms } from '../../core/leads/lead-forms.port';
import type { SearchWords } from '../../core/search/search-words';

/**
 * Only forms that the line's search words name as an answer; other forms are found through the pages that link to them.
 */
export const searchedForms = (
  { answers }: Pick<SearchWords, 'answers'>,
  forms: Pick<LeadForms, 'getForm'>,
): readonly FormDefinition[] =>
  answers.flatMap(({ kind, slug }) => (kind === 'form' ? (forms.getForm(slug) ?? []) : []));
