import type { QuestionSet } from './question-set';

/** What the line asks its guests. */
export interface PreferenceQuestions {
  getQuestions(): Promise<QuestionSet>;
}
export const PreferenceQuestions = Symbol('PreferenceQuestions');
