import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { BotToken } from '../bot-check/bot-token';
import { plainMistakes } from '../bot-check/plain-mistakes';
import { readTracking } from '../tracking/tracking-values';
import type { FieldMistake } from '../ui/ErrorSummary';
import { bodyOf, pageUrlOf, submissionIdFor } from './lead-body';
import type { LeadFormProps } from './lead-form-props';
import { mistakesIn } from './mistakes-in';
import { type Failure, sendLead, type SendingOutcome } from './send-lead';
import type { AnswersState } from './use-answers';

/** FRM-03: once begun, the loading state can be read. */
const leastMs = 700;

type Stage = 'writing' | 'sending' | 'thanked';

/** The way of a form: held back while something is missing, sent once, and kept whatever happens. */
export function useSending(form: RefObject<HTMLFormElement | null>, props: LeadFormProps, answers: AnswersState) {
  const botToken = useRef(new BotToken(lastSegment(props.apiAction), props.botCheck));
  const isInFlight = useRef(false);
  const isUnproven = useRef(false);
  const [stage, setStage] = useState<Stage>('writing');
  // `printed`: the page came with a failure of its own.
  const [failure, setFailure] = useState<Failure | 'printed' | undefined>(props.failure && 'printed');
  const [mistakes, setMistakes] = useState<readonly FieldMistake[]>(() => [
    ...mistakesIn(props, props.errors),
    ...(props.plain ? plainMistakes(props.plain) : []),
  ]);
  const focusSummary = useFocusAfter(() => form.current?.querySelector<HTMLElement>('.notice--error'));

  useEffect(() => onReturn(() => setStage((before) => (before === 'sending' ? 'writing' : before))), []);
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
    // The page that a plain form gets back is a visitor's, with what was written in it (FRM-34).
    if (outcome.kind === 'signed-out') return form.current?.submit();
    if (outcome.kind === 'invalid') {
      answers.showErrors(outcome.errors);
      // Asked for and not drawn: a session or a sailing has ended since. The page that a plain form gets back draws it.
      if (mistakesIn(props, outcome.errors).length === 0) return form.current?.submit();
      return show(outcome.errors);
    }
    // A browser that fails twice to prove itself sends the form as one without script does: the page that comes back has a sum to do.
    if (outcome.kind === 'no-proof' && isUnproven.current) return form.current?.submit();
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
      carried: props.carried,
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
    // A shown sum means that this browser's own proof did not work: the form goes as it is.
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
  return { stage, failure, mistakes, submit, startBotCheck: () => botToken.current.start() };
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Coming back by the browser's button shows the page as it was left: at work on something long done. */
function onReturn(refresh: () => void): () => void {
  window.addEventListener('pageshow', refresh);
  return () => window.removeEventListener('pageshow', refresh);
}

/** Moves the focus once what it goes to has been drawn. */
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
