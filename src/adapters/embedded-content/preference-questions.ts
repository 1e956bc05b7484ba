import type { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import type { QuestionSet } from '../../core/preferences/question-set';

/** Serves the content folder's questions. All files are read at start, so no method can fail later. */
export class EmbeddedPreferenceQuestions implements PreferenceQuestions {
  constructor(private readonly set: QuestionSet) {}

  async getQuestions(): Promise<QuestionSet> {
    return this.set;
  }
}
