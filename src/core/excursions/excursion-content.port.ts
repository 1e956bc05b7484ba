import type { Experience, ExperienceCategory } from './experience';

/** What the line says about its shore and sea experiences. */
export interface ExcursionContent {
  /** By title. */
  findExperiences(): Promise<readonly Experience[]>;
  /** In the order in which the site lists them. */
  findCategories(): Promise<readonly ExperienceCategory[]>;
}
export const ExcursionContent = Symbol('ExcursionContent');
