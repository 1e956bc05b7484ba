import { ExperienceFilter } from './ExperienceFilter';
import { sampleFilter } from './sample-experiences';

export const chosen = () => <ExperienceFilter {...sampleFilter} />;
export const nothingChosen = () => <ExperienceFilter {...sampleFilter} chosenFilters={[]} />;
