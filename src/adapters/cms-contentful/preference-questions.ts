import type { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import type { QuestionSet } from '../../core/preferences/question-set';
import type { ContentfulContent } from './contentful-content';

export class ContentfulPreferenceQuestions implements PreferenceQuestions {
  constructor(private readonly content: Pick<ContentfulContent, 'line'>) {}

  async getQuestions(): Promise<QuestionSet> {
    return (await this.content.line('questions')).questions;
  }
}
