import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormErrors, FormValues } from '../../src/core/leads/form-definition';
import { isAsked } from '../../src/core/leads/shown-fields';
import { followChange } from './follow-change';
import { initialValues, readValues } from './form-values';
import { validateAnswers } from './validate-answers';
import { saveDraft, draftValues, readDraft } from './lead-draft';
import type { LeadFormProps } from './lead-form-props';
import { findTyped, readLongTexts, writeValue } from './typed-values';

const draftDelayMs = 3_000;
const none: ReadonlySet<string> = new Set();

/** What is written in the form, and what is wrong with it. The fields are the browser's own; this follows them. */
export function useAnswers(
  form: RefObject<HTMLFormElement | null>,
  { formId, fields, values: given, errors: givenErrors, geo }: LeadFormProps,
) {
  const [initial] = useState(() => initialValues(fields, given));
  const [longTexts] = useState(() => readLongTexts(formId, fields));
  const [values, setValues] = useState(initial);
  const [shownErrors, setShownErrors] = useState<FormErrors>(givenErrors);
  const [validatedNames, setValidatedNames] = useState(none);
  const [isAwake, setIsAwake] = useState(false);
  const isLookedAfter = useIsTakenOver(form, isAwake);

  // Before anything else can happen: a press that woke the form is done again at once, and must find what was typed.
  useLayoutEffect(() => {
    if (!form.current) return;
    const typed = findTyped({ form: form.current, fields, initial, longTexts, draft: readDraft(formId).values });
    for (const field of fields) writeValue(form.current, field, typed);
    setValues(typed);
    setIsAwake(true);
  }, []);
  const isSent = useRef(false);
  useDraft(() => {
    if (isAwake && !isSent.current) saveDraft(formId, { values: draftValues(fields, values) });
  }, values);

  const change = () => {
    if (!form.current) return;
    const next = followChange({ before: values, after: readValues(fields, new FormData(form.current)), fields, geo });
    for (const field of fields) writeValue(form.current, field, next);
    setShownErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => String(values[name]) === String(next[name]))),
    );
    setValues(next);
  };
  const validated = validateAnswers({ fields, values, geo });
  const errors = Object.fromEntries(
    fields.flatMap((field) => {
      const error = shownErrors[field.name] ?? (validatedNames.has(field.name) ? validated[field.name] : undefined);
      return error !== undefined && isAsked(field, values) ? [[field.name, error]] : [];
    }),
  );
  return {
    initial,
    values,
    errors,
    isAwake,
    isLookedAfter,
    validated,
    change,
    leave: (event: FocusEvent) => {
      const name = fieldLeft(event);
      if (name !== undefined) setValidatedNames((before) => new Set([...before, name]));
    },
    validateAll: () => setValidatedNames(new Set(fields.map(({ name }) => name))),
    showErrors: setShownErrors,
    /** Sent: there is nothing left to keep. */
    forget: () => {
      isSent.current = true;
      saveDraft(formId, undefined);
    },
  };
}

export type AnswersState = ReturnType<typeof useAnswers>;

/** A list must not change under the hand that has just opened it: script takes over at once, or when that list is left. */
function useIsTakenOver(form: RefObject<HTMLFormElement | null>, isAwake: boolean): boolean {
  const [isTaken, setIsTaken] = useState(false);
  useEffect(() => {
    if (!isAwake) return undefined;
    const focused = document.activeElement;
    if (!(focused instanceof HTMLSelectElement) || !form.current?.contains(focused)) {
      setIsTaken(true);
      return undefined;
    }
    const take = () => setIsTaken(true);
    focused.addEventListener('blur', take, { once: true });
    return () => focused.removeEventListener('blur', take);
  }, [isAwake]);
  return isTaken;
}

/** Kept with every answer; and once more a moment later, because browsers limit how often that can be done. */
function useDraft(persist: () => void, values: FormValues): void {
  const latest = useRef(persist);
  latest.current = persist;
  useEffect(() => {
    latest.current();
    const timer = setTimeout(() => latest.current(), draftDelayMs);
    return () => clearTimeout(timer);
  }, [values]);
}

/** The field that loses the focus; undefined while the focus stays among the choices of one field, or the whole window loses it. */
function fieldLeft({ target, relatedTarget }: FocusEvent): string | undefined {
  const name = fieldOf(target);
  return name === fieldOf(relatedTarget) || !document.hasFocus() ? undefined : name;
}

const fieldOf = (element: EventTarget | null): string | undefined =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
    ? element.name.split('.')[0]
    : undefined;
