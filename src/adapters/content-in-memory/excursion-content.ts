import type { ExcursionContent } from '../../core/excursions/excursion-content.port';
import type { Experience, ExperienceCategory } from '../../core/excursions/experience';
import type { ContentInMemory } from './line-content';

export class InMemoryExcursionContent implements ExcursionContent {
  constructor(private readonly content: ContentInMemory) {}

  async findExperiences(): Promise<readonly Experience[]> {
    return (await this.content.line('experiences')).experiences;
  }

  async findCategories(): Promise<readonly ExperienceCategory[]> {
    return (await this.content.line('experienceCategories')).experienceCategories;
  }
}
