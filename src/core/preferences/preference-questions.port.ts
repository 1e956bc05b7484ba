import type { QuestionSet } from './question-set';
import { portSymbol } from '../shared/port-symbol';

/** The line's survey questions. */
export interface PreferenceQuestions {
  getQuestions(): Promise<QuestionSet>;
}
export const PreferenceQuestions = portSymbol<PreferenceQuestions>('PreferenceQuestions');
