import { applicableQuestions } from './applicable-questions';
import type { Answers, PreferenceChange, PreferenceRecord } from './preference-record';
import { questionAt, questionToResume } from './question-at';
import type { QuestionSet } from './question-set';

export type SurveyPosition =
  | { readonly stage: 'intro' }
  | { readonly stage: 'question'; readonly questionKey: string }
  | { readonly stage: 'thank-you' };

type Questions = Pick<QuestionSet, 'quizQuestions'>;

/** Where the survey opens: it continues where the guest stopped, in whichever browser that was (H31). */
export function positionToOpen(
  set: Questions,
  record: Pick<PreferenceRecord, 'answers' | 'status' | 'at'> | undefined,
): SurveyPosition {
  if (record?.status === 'completed') return { stage: 'thank-you' };
  if (record?.status === undefined || record.at === undefined) return { stage: 'intro' };
  return { stage: 'question', questionKey: questionToResume(set, record) };
}

export const firstQuestion = ({ quizQuestions }: Questions, answers: Answers): string =>
  applicableQuestions(quizQuestions, answers)[0]?.questionKey ?? '';

export interface Step {
  readonly questionKey: string;
  /** Absent when the question was skipped: an earlier answer then stays. */
  readonly chosenKeys?: readonly string[];
  readonly to: 'next' | 'previous' | 'later';
}

/**
 * Finds the next question by the new answer, which may change the questions; after the last one comes the end (SUR-05,
 * SUR-06).
 */
export function takeStep(
  set: Questions,
  answers: Answers,
  { questionKey, chosenKeys, to }: Step,
): { readonly change: PreferenceChange; readonly position: SurveyPosition } {
  const givenAnswers: Answers = chosenKeys === undefined ? {} : { [questionKey]: chosenKeys };
  const question = questionAt(set, { answers: { ...answers, ...givenAnswers } }, questionKey);
  const target =
    to === 'later' ? questionKey : to === 'previous' ? (question?.previous ?? questionKey) : question?.next;
  if (target === undefined)
    return { change: { answers: givenAnswers, status: 'completed' }, position: { stage: 'thank-you' } };
  return {
    change: { answers: givenAnswers, status: 'in-progress', at: target },
    position: { stage: 'question', questionKey: target },
  };
}
