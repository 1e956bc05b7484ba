import type { Experience, ExperienceCategory } from './experience';
import { portSymbol } from '../shared/port-symbol';

/** The line's content about its shore and sea experiences. */
export interface ExcursionContent {
  /** Sorted by title. */
  findExperiences(): Promise<readonly Experience[]>;
  /** In display order. */
  findCategories(): Promise<readonly ExperienceCategory[]>;
}
export const ExcursionContent = portSymbol<ExcursionContent>('ExcursionContent');
