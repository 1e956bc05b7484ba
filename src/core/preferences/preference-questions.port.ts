import type { QuestionSet } from './question-set';
import { portSymbol } from '../shared/port-symbol';

export interface PreferenceQuestions {
  getQuestions(): Promise<QuestionSet>;
}
export const PreferenceQuestions = portSymbol<PreferenceQuestions>('PreferenceQuestions');
