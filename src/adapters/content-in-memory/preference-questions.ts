import type { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import type { ContentInMemory } from './line-content';

export class InMemoryPreferenceQuestions implements PreferenceQuestions {
  constructor(private readonly content: ContentInMemory) {}

  getQuestions = () => this.content.read('questions');
}
