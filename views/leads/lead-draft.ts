import type { FormField, FormValues } from '../../src/core/leads/form-definition';

const STATE = 'leadDrafts';

interface Draft {
  readonly values: FormValues;
  /**
   * Present when the content was sent under this id without a response: sent again with the same id, it is delivered
   * only once (reliability D2).
   */
  readonly sent?: { readonly content: string; readonly id: string };
}

/**
 * Saves the draft in this tab's history entry, which works for `no-store` pages too. Consents and hidden fields are
 * never saved.
 */
export function saveDraft(formId: string, change: Partial<Draft> | undefined): void {
  const state = (history.state ?? {}) as Record<string, unknown>;
  const draft = change && { ...readDraft(formId), ...change };
  try {
    history.replaceState({ ...state, [STATE]: { ...(state[STATE] as object | undefined), [formId]: draft } }, '');
  } catch {
    // Browsers limit how often a history entry may be replaced; the next change saves the draft again.
  }
}

export function readDraft(formId: string): Draft {
  const drafts = (history.state as Record<string, Readonly<Record<string, Draft>>> | null)?.[STATE];
  return drafts?.[formId] ?? { values: {} };
}

export const draftValues = (fields: readonly FormField[], values: FormValues): FormValues =>
  Object.fromEntries(fields.filter(isDraftable).map(({ name }) => [name, values[name] ?? '']));

const isDraftable = ({ kind }: FormField): boolean => kind !== 'hidden' && kind !== 'checkbox';
