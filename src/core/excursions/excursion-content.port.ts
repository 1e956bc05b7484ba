import type { Experience, ExperienceCategory } from './experience';
import { portSymbol } from '../shared/port-symbol';

export interface ExcursionContent {
  findExperiences(): Promise<readonly Experience[]>;
  findCategories(): Promise<readonly ExperienceCategory[]>;
}
export const ExcursionContent = portSymbol<ExcursionContent>('ExcursionContent');
