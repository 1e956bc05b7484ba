import type { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import type { QuestionSet } from '../../core/preferences/question-set';
import type { ContentInMemory } from './line-content';

export class InMemoryPreferenceQuestions implements PreferenceQuestions {
  constructor(private readonly content: ContentInMemory) {}

  async getQuestions(): Promise<QuestionSet> {
    return (await this.content.line('questions')).questions;
  }
}
