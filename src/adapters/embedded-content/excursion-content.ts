import type { ExcursionContent } from '../../core/excursions/excursion-content.port';
import type { Experience, ExperienceCategory } from '../../core/excursions/experience';
import type { SampleLine } from './sample-line';

export class EmbeddedExcursionContent implements ExcursionContent {
  constructor(private readonly content: Pick<SampleLine, 'experiences' | 'experienceCategories'>) {}

  async findExperiences(): Promise<readonly Experience[]> {
    return this.content.experiences;
  }

  async findCategories(): Promise<readonly ExperienceCategory[]> {
    return this.content.experienceCategories;
  }
}
