import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormErrors, FormValues } from '../../src/core/leads/form-definition';
import { isAsked } from '../../src/core/leads/shown-fields';
import { followChange } from './follow-change';
import { initialValues, readValues } from './form-values';
import { validateAnswers } from './validate-answers';
import { saveDraft, draftValues, readDraft } from './lead-draft';
import type { LeadFormProps } from './lead-form-props';
import { findTyped, readLongTexts, writeValue } from './typed-values';
import { followPresses } from '../ui/follow-presses';

const draftDelayMs = 3_000;
const none: ReadonlySet<string> = new Set();

export function useAnswers(
  form: RefObject<HTMLFormElement | null>,
  { formId, fields, values: givenValues, errors: givenErrors, geo }: LeadFormProps,
) {
  const [initial] = useState(() => initialValues(fields, givenValues));
  const [longTexts] = useState(() => readLongTexts(formId, fields));
  const [values, setValues] = useState(initial);
  const [shownErrors, setShownErrors] = useState<FormErrors>(givenErrors);
  const [validatedNames, setValidatedNames] = useState(none);
  const [isAwake, setIsAwake] = useState(false);
  const isScripted = useIsScripted(form, isAwake);
  const afterPress = useAfterPress();

  // A layout effect, because the click that triggered hydration is dispatched again at once and must find the input.
  useLayoutEffect(() => {
    if (!form.current) return;
    const draft = readDraft(formId).values;
    form.current.toggleAttribute('data-restored', Object.keys(draft).length > 0);
    const typedValues = findTyped({ form: form.current, fields, initial, longTexts, draft });
    for (const field of fields) writeValue(form.current, field, typedValues);
    setValues(typedValues);
    setIsAwake(true);
  }, []);
  const isSent = useRef(false);
  const isLeaving = useRef(false);
  useDraft(() => {
    if (isAwake && !isSent.current) saveDraft(formId, { values: draftValues(fields, values) });
  }, values);

  const hasNote = fields.some(
    ({ kind, name }) => kind === 'textarea' && (values[name] ?? '') !== (initial[name] ?? ''),
  );
  useAskBeforeLeaving(isAwake && hasNote, () => isSent.current || isLeaving.current);

  const change = () => {
    if (!form.current) return;
    const next = followChange({ before: values, after: readValues(fields, new FormData(form.current)), fields, geo });
    for (const field of fields) writeValue(form.current, field, next);
    setShownErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => String(values[name]) === String(next[name]))),
    );
    setValues(next);
  };
  const fieldErrors = validateAnswers({ fields, values, geo });
  const errors = Object.fromEntries(
    fields.flatMap((field) => {
      const error = shownErrors[field.name] ?? (validatedNames.has(field.name) ? fieldErrors[field.name] : undefined);
      return error !== undefined && isAsked(field, values) ? [[field.name, error]] : [];
    }),
  );
  return {
    initial,
    values,
    errors,
    isAwake,
    isScripted,
    validated: fieldErrors,
    change,
    leave: (event: FocusEvent) => {
      const name = fieldLeft(event);
      if (name !== undefined) afterPress(() => setValidatedNames((before) => new Set([...before, name])));
    },
    validateAll: () => setValidatedNames(new Set(fields.map(({ name }) => name))),
    showErrors: setShownErrors,
    /** The page that answers shows what was entered, so that the browser need not ask before this page is left. */
    submitNatively: () => {
      isLeaving.current = true;
      form.current?.submit();
    },
    forget: () => {
      isSent.current = true;
      saveDraft(formId, undefined);
    },
  };
}

export type AnswersState = ReturnType<typeof useAnswers>;

/**
 * Script takes control at once or, while a list is open, when that list loses the focus, because an open list must not
 * change.
 */
function useIsScripted(form: RefObject<HTMLFormElement | null>, isAwake: boolean): boolean {
  const [isTaken, setIsTaken] = useState(false);
  useEffect(() => {
    if (!isAwake) return undefined;
    const focusedElement = document.activeElement;
    if (!(focusedElement instanceof HTMLSelectElement) || !form.current?.contains(focusedElement)) {
      setIsTaken(true);
      return undefined;
    }
    const take = () => setIsTaken(true);
    focusedElement.addEventListener('blur', take, { once: true });
    return () => focusedElement.removeEventListener('blur', take);
  }, [isAwake]);
  return isTaken;
}

function useAfterPress(): (change: () => void) => void {
  const afterPress = useRef((change: () => void) => change());
  useEffect(() => {
    const listening = new AbortController();
    afterPress.current = followPresses(document, listening.signal);
    return () => listening.abort();
  }, []);
  return (change) => afterPress.current(change);
}

/** Saves again a moment later, because browsers limit how often a history entry may be replaced. */
function useDraft(persist: () => void, values: FormValues): void {
  const latest = useRef(persist);
  latest.current = persist;
  useEffect(() => {
    latest.current();
    const timer = setTimeout(() => latest.current(), draftDelayMs);
    return () => clearTimeout(timer);
  }, [values]);
}

/** The browser asks before a page with an unsent message is left, because a message takes longest to write. */
function useAskBeforeLeaving(hasNote: boolean, isSafe: () => boolean): void {
  useEffect(() => {
    if (!hasNote) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSafe()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasNote]);
}

/**
 * Returns the field that lost the focus; undefined while the focus stays within one field, or the whole window loses
 * it.
 */
function fieldLeft({ target, relatedTarget }: FocusEvent): string | undefined {
  const name = fieldNameOf(target);
  return name === fieldNameOf(relatedTarget) || !document.hasFocus() ? undefined : name;
}

const fieldNameOf = (element: EventTarget | null): string | undefined =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
    ? element.name.split('.')[0]
    : undefined;
