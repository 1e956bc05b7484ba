import type { QuestionSet } from './question-set';

/** The line's survey questions. */
export interface PreferenceQuestions {
  getQuestions(): Promise<QuestionSet>;
}
export const PreferenceQuestions = Symbol('PreferenceQuestions');
