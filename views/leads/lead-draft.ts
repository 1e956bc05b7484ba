import type { FormField, FormValues } from '../../src/core/leads/form-definition';

const STATE = 'leadDrafts';

/** A letter that is not sent yet, or not known to be. */
export interface Draft {
  readonly values: FormValues;
  /** The id under which this content was sent without an answer: sent again, it arrives once (reliability D2). */
  readonly sent?: { readonly content: string; readonly id: string };
}

/**
 * What was typed, in the history entry of this tab: a reload, or coming back by the browser's button, loses nothing,
 * also where browsers don't restore forms (pages that must not be stored) and in lists that a script fills.
 * Consents and hidden fields are never kept: they are given, not remembered.
 */
export function saveDraft(formId: string, change: Partial<Draft> | undefined): void {
  const state = (history.state ?? {}) as Record<string, unknown>;
  const draft = change && { ...readDraft(formId), ...change };
  try {
    history.replaceState({ ...state, [STATE]: { ...(state[STATE] as object | undefined), [formId]: draft } }, '');
  } catch {
    // Browsers limit how often an entry may be written: the next answer writes it again.
  }
}

export function readDraft(formId: string): Draft {
  const drafts = (history.state as Record<string, Readonly<Record<string, Draft>>> | null)?.[STATE];
  return drafts?.[formId] ?? { values: {} };
}

export const draftValues = (fields: readonly FormField[], values: FormValues): FormValues =>
  Object.fromEntries(fields.filter(isDraftable).map(({ name }) => [name, values[name] ?? '']));

const isDraftable = ({ kind }: FormField): boolean => kind !== 'hidden' && kind !== 'checkbox';
