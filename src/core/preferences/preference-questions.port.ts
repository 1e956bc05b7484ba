import type { QuestionSet } from './question-set';
import { serviceSymbol } from '../shared/service-symbol';

/** The line's survey questions. */
export interface PreferenceQuestions {
  getQuestions(): Promise<QuestionSet>;
}
export const PreferenceQuestions = serviceSymbol<PreferenceQuestions>('PreferenceQuestions');
