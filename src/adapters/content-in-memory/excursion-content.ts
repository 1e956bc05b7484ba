import type { ExcursionContent } from '../../core/excursions/excursion-content.port';
import type { ContentInMemory } from './line-content';

export class InMemoryExcursionContent implements ExcursionContent {
  constructor(private readonly content: ContentInMemory) {}

  findExperiences = () => this.content.read('experiences');
  findCategories = () => this.content.read('experienceCategories');
}
