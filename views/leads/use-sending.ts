import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { BotToken } from '../bot-check/bot-token';
import { plainMistakes } from '../bot-check/plain-mistakes';
import { readTracking } from '../tracking/tracking-values';
import { onPageShow } from '../ui/on-page-show';
import type { FieldMistake } from '../ui/ErrorSummary';
import { bodyOf, pageUrlOf, submissionIdFor } from './lead-body';
import type { LeadFormProps } from './lead-form-props';
import { type Failure, sendLead, type SendingOutcome } from './send-lead';
import type { AnswersState } from './use-answers';
import type { FormErrors } from '../../src/core/leads/form-definition';
import { fieldId } from './lead-form-state';

/** FRM-03: minimum time in milliseconds for which the busy state is shown. */
const leastMs = 700;

type Stage = 'writing' | 'sending' | 'thanked';

export function useSending(form: RefObject<HTMLFormElement | null>, props: LeadFormProps, answers: AnswersState) {
  const botToken = useRef(new BotToken(lastSegment(props.apiAction), props.botCheck));
  const isInFlight = useRef(false);
  const isUnproven = useRef(false);
  const [stage, setStage] = useState<Stage>('writing');
  // `rendered`: the page was rendered with a failure.
  const [failure, setFailure] = useState<Failure | 'rendered' | undefined>(props.failure && 'rendered');
  const [mistakes, setMistakes] = useState<readonly FieldMistake[]>(() => [
    ...mistakesIn(props, props.errors),
    ...(props.plain ? plainMistakes(props.plain) : []),
  ]);
  const focusSummary = useFocusAfter(() => form.current?.querySelector<HTMLElement>('.notice--error'));

  useEffect(() => onPageShow(() => setStage((before) => (before === 'sending' ? 'writing' : before))), []);
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) botToken.current.start();
  }, []);

  const show = (errors: LeadFormProps['errors']) => {
    setMistakes(mistakesIn(props, errors));
    focusSummary();
  };
  const finish = (outcome: SendingOutcome) => {
    if (outcome.kind === 'accepted') return arrive(outcome.redirectTo);
    setStage('writing');
    // A native submission renders the visitor's page with the values (FRM-34).
    if (outcome.kind === 'signed-out') return answers.submitNatively();
    if (outcome.kind === 'invalid') {
      answers.showErrors(outcome.errors);
      // The errors belong to fields that are not shown, because a session or a sailing has ended in the meantime. A
      // native submission renders the page that shows them.
      if (mistakesIn(props, outcome.errors).length === 0) return answers.submitNatively();
      return show(outcome.errors);
    }
    // After a second failed bot check the form is submitted natively, as without script; the page that follows asks for
    // a sum.
    if (outcome.kind === 'no-proof' && isUnproven.current) return answers.submitNatively();
    isUnproven.current = outcome.kind === 'no-proof';
    return setFailure(outcome.failure);
  };
  const arrive = (redirectTo: string | undefined) => {
    answers.forget();
    if (redirectTo === undefined) setStage('thanked');
    else location.assign(redirectTo);
  };
  const send = async () => {
    const body = bodyOf({
      formId: props.formId,
      fields: props.fields,
      values: answers.values,
      carriedFields: props.carriedFields,
      tracking: readTracking(),
    });
    const request = { ...body, submissionId: submissionIdFor(props.formId, body), pageUrl: pageUrlOf(location.href) };
    const [outcome] = await Promise.all([
      sendLead({ to: props.apiAction, body: request, takeToken: () => botToken.current.take() }),
      pause(leastMs),
    ]);
    isInFlight.current = false;
    finish(outcome);
  };
  const submit = (event: FormEvent) => {
    // When the page shows the sum, the browser's own proof has failed: the form is submitted natively.
    if (props.plain?.isShown) return;
    event.preventDefault();
    if (isInFlight.current) return;
    setFailure(undefined);
    setMistakes([]);
    if (Object.keys(answers.validated).length > 0) {
      answers.validateAll();
      show(answers.validated);
      return;
    }
    isInFlight.current = true;
    setStage('sending');
    void send();
  };
  return {
    stage,
    failure,
    mistakes: currentMistakes(mistakes, props, answers.errors),
    submit,
    startBotCheck: () => botToken.current.start(),
  };
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function useFocusAfter(find: () => HTMLElement | null | undefined): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) find()?.focus();
    isAsked.current = false;
  });
  return () => {
    isAsked.current = true;
  };
}

function mistakesIn(
  { formId, fields }: Pick<LeadFormProps, 'formId' | 'fields'>,
  errors: FormErrors,
): readonly FieldMistake[] {
  return fields.flatMap(({ name }) => {
    const message = errors[name];
    return message === undefined ? [] : [{ fieldId: fieldId(formId, name), message }];
  });
}

/**
 * Omits the fields that were corrected since the summary was made, and names the present error of the others. A mistake
 * without a field, such as a missed bot check, stays until the form is submitted.
 */
const currentMistakes = (
  mistakes: readonly FieldMistake[],
  { formId, fields }: Pick<LeadFormProps, 'formId' | 'fields'>,
  errors: FormErrors,
): readonly FieldMistake[] =>
  mistakes.flatMap((mistake) => {
    const field = fields.find(({ name }) => fieldId(formId, name) === mistake.fieldId);
    if (!field) return [mistake];
    const message = errors[field.name];
    return message === undefined ? [] : [{ ...mistake, message }];
  });
