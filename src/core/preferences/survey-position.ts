import { applicableQuestions } from './applicable-questions';
import type { Answers, PreferenceChange, PreferenceRecord } from './preference-record';
import { questionAt, questionToResume } from './question-at';
import type { QuestionSet } from './question-set';

/** Where a guest is in the survey (SUR-03). */
export type SurveyPosition =
  | { readonly stage: 'intro' }
  | { readonly stage: 'question'; readonly questionKey: string }
  | { readonly stage: 'thank-you' };

type Questions = Pick<QuestionSet, 'quizQuestions'>;

/** Where the survey opens: it goes on where the guest stopped, in whichever browser that was (H31). */
export function positionToOpen(
  set: Questions,
  record: Pick<PreferenceRecord, 'answers' | 'status' | 'at'> | undefined,
): SurveyPosition {
  if (record?.status === 'completed') return { stage: 'thank-you' };
  if (record?.status === undefined || record.at === undefined) return { stage: 'intro' };
  return { stage: 'question', questionKey: questionToResume(set, record) };
}

/** The first question, for whoever has read the intro. */
export const firstQuestion = ({ quizQuestions }: Questions, answers: Answers): string =>
  applicableQuestions(quizQuestions, answers)[0]?.questionKey ?? '';

export interface Step {
  readonly questionKey: string;
  /** Absent when the question was left without an answer: then the one that was there stays. */
  readonly chosen?: readonly string[];
  readonly to: 'next' | 'previous' | 'later';
}

/** What a step keeps, and where it leads. With the answer, for it may change what comes next; behind the last question is the end (SUR-05, SUR-06). */
export function takeStep(
  set: Questions,
  answers: Answers,
  { questionKey, chosen, to }: Step,
): { readonly change: PreferenceChange; readonly place: SurveyPosition } {
  const given: Answers = chosen === undefined ? {} : { [questionKey]: chosen };
  const asked = questionAt(set, { answers: { ...answers, ...given } }, questionKey);
  const target = to === 'later' ? questionKey : to === 'previous' ? (asked?.previous ?? questionKey) : asked?.next;
  if (target === undefined) return { change: { answers: given, status: 'completed' }, place: { stage: 'thank-you' } };
  return {
    change: { answers: given, status: 'in-progress', at: target },
    place: { stage: 'question', questionKey: target },
  };
}
