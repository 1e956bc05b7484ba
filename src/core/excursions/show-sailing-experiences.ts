import { compareDates } from '../shared/plain-date';
import { type GetSailing, isKnown } from '../voyages/get-sailing';
import type { ExcursionContent } from './excursion-content.port';
import type { Experience } from './experience';
import { callsOfSailing, type ExperienceCall } from './port-calls';
import { compareTexts } from '../shared/compare-texts';

interface SailingExperience extends Pick<ExperienceCall, 'date' | 'day' | 'startTimes'> {
  readonly experience: Experience;
}

type SailingExperiencesOutcome =
  | { readonly kind: 'experiences'; readonly items: readonly SailingExperience[] }
  | { readonly kind: 'not-found' };

export class ShowSailingExperiences {
  constructor(
    private readonly content: ExcursionContent,
    private readonly getSailing: Pick<GetSailing, 'run'>,
  ) {}

  async run({ itineraryId }: { readonly itineraryId: string }): Promise<SailingExperiencesOutcome> {
    const sailingOutcome = await this.getSailing.run({ itineraryId });
    if (!isKnown(sailingOutcome)) return { kind: 'not-found' };
    const experiences = await this.content.findExperiences();
    const items = experiences.flatMap((experience) =>
      callsOfSailing(experience, sailingOutcome).map(({ date, day, startTimes }) => ({
        experience,
        date,
        day,
        startTimes,
      })),
    );
    return {
      kind: 'experiences',
      items: items.sort(
        (one, other) =>
          compareDates(one.date, other.date) || compareTexts(one.experience.tourCode, other.experience.tourCode),
      ),
    };
  }
}
