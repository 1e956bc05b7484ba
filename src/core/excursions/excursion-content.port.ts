import type { Experience, ExperienceCategory } from './experience';
import { serviceSymbol } from '../shared/service-symbol';

/** The line's content about its shore and sea experiences. */
export interface ExcursionContent {
  /** Sorted by title. */
  findExperiences(): Promise<readonly Experience[]>;
  /** In display order. */
  findCategories(): Promise<readonly ExperienceCategory[]>;
}
export const ExcursionContent = serviceSymbol<ExcursionContent>('ExcursionContent');
