import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Answers, PreferenceChange, SurveyStatus } from '../../src/core/preferences/preference-record';
import { type AskedQuestion, questionAt } from '../../src/core/preferences/question-at';
import { takesSeveral } from '../../src/core/preferences/question-set';
import { firstQuestion, type Step, type SurveyPosition, takeStep } from '../../src/core/preferences/survey-position';
import { deleteDraft } from '../ui/form-drafts';
import { nextIntro } from './next-intro';
import { saveSurvey } from './survey-calls';
import type { SurveyProps } from './survey-props';
import { saveStatus } from './survey-status';
import { useSurveyHistory } from './use-survey-history';

interface SurveyState {
  readonly id: string | undefined;
  readonly answers: Answers;
  readonly status: SurveyStatus | undefined;
  readonly position: SurveyPosition;
}

/** Saved before the next question is shown; an answer stays selected when saving fails. */
export function useSurvey({ set, record, position, surveyHref, preferencesHref, problem: firstProblem }: SurveyProps) {
  const [state, setState] = useState<SurveyState>({
    id: record.id,
    answers: record.answers,
    status: record.status,
    position,
  });
  /** Answers that are selected but not yet saved; they may change which questions follow (H69). */
  const [draft, setDraft] = useState<Answers>({});
  const [introIndex, setIntroIndex] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState(firstProblem);
  const busy = useRef(false);

  const show = (next: SurveyState) => {
    setState(next);
    setDraft({});
    setProblem(undefined);
    saveStatus(next.status);
  };
  const surveyHistory = useSurveyHistory({
    position: state.position,
    surveyHref,
    onReturn: (questionKey) => {
      const isAsked = questionKey !== null && questionAt(set, state, questionKey) !== undefined;
      show({
        ...state,
        position: isAsked
          ? { stage: 'question', questionKey }
          : { stage: state.status === 'completed' ? 'thank-you' : 'intro' },
      });
    },
  });

  const save = async (change: PreferenceChange, next: Omit<SurveyState, 'id'>): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setIsBusy(true);
    setProblem(undefined);
    const outcome = await saveSurvey(state.id, change);
    busy.current = false;
    setIsBusy(false);
    if (outcome.kind === 'refused') setProblem(outcome.message);
    else show({ ...next, id: outcome.id });
    return outcome.kind === 'saved';
  };

  useEffect(() => {
    if (state.position.stage === 'intro') setIntroIndex(nextIntro(set.quizIntro.texts.length));
    saveStatus(state.status ?? 'in-progress');
    // Opening the survey starts it (SUR-06). The call is not awaited, because Begin sends the same status.
    if (state.status === undefined)
      void saveSurvey(state.id, { status: 'in-progress' }).then((outcome) => {
        if (outcome.kind === 'saved')
          setState((now) => ({ ...now, id: outcome.id, status: now.status ?? 'in-progress' }));
      });
  }, []);

  const answer = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const currentQuestion =
      state.position.stage === 'question' ? questionAt(set, state, state.position.questionKey) : undefined;
    if (!currentQuestion) return;
    const step: Step = {
      questionKey: currentQuestion.question.questionKey,
      ...chosenIn(form, currentQuestion),
      to: stepOf(event),
    };
    const { change, position: target } = takeStep(set, state.answers, step);
    const status = state.status === 'completed' ? 'completed' : (change.status ?? undefined);
    const isSaved = await save(change, { answers: { ...state.answers, ...change.answers }, status, position: target });
    if (isSaved) deleteDraft(form);
    if (isSaved && step.to === 'later') window.location.assign(preferencesHref);
    else if (isSaved) surveyHistory.push(target);
  };

  const begin = async (event: FormEvent) => {
    event.preventDefault();
    const target: SurveyPosition = { stage: 'question', questionKey: firstQuestion(set, state.answers) };
    if (
      await save(
        { status: 'in-progress', at: target.questionKey },
        { ...state, status: 'in-progress', position: target },
      )
    )
      surveyHistory.push(target);
  };

  /** Restart deletes the answers; Retake resets only the status (SUR-10). */
  const again = (isFresh: boolean) => async (event: FormEvent) => {
    event.preventDefault();
    const change: PreferenceChange = isFresh ? { isFresh, status: null } : { status: null };
    const isSaved = await save(change, {
      answers: isFresh ? {} : state.answers,
      status: undefined,
      position: { stage: 'intro' },
    });
    if (!isSaved) return;
    setIntroIndex(nextIntro(set.quizIntro.texts.length));
    surveyHistory.push({ stage: 'intro' });
  };

  const askedQuestion =
    state.position.stage === 'question'
      ? questionAt(set, { answers: { ...state.answers, ...draft } }, state.position.questionKey)
      : undefined;
  const choose = (event: FormEvent<HTMLFormElement>) => {
    if (askedQuestion)
      setDraft({ [askedQuestion.question.questionKey]: chosenIn(event.currentTarget, askedQuestion).chosenKeys ?? [] });
  };

  return {
    stage: state.position.stage,
    askedQuestion,
    answers: state.answers,
    introIndex,
    isBusy,
    problem,
    heading: surveyHistory.heading,
    begin,
    answer,
    choose,
    restart: again(true),
    retake: again(false),
  };
}

/** The form's answers, including those selected before the script ran. A single answer may be left empty. */
function chosenIn(form: HTMLFormElement, { question }: AskedQuestion): Pick<Step, 'chosenKeys'> {
  const chosenKeys = [...form.querySelectorAll<HTMLInputElement>('input[data-answer]:checked')].map(
    (input) => input.dataset['answer'] ?? '',
  );
  return chosenKeys.length > 0 || takesSeveral(question) ? { chosenKeys } : {};
}

function stepOf({ nativeEvent }: FormEvent): Step['to'] {
  const submitter = (nativeEvent as SubmitEvent).submitter;
  const value = submitter instanceof HTMLButtonElement ? submitter.value : '';
  return value === 'previous' || value === 'later' ? value : 'next';
}
