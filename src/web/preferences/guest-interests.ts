import type { Request } from 'express';
import { chosenTags } from '../../core/preferences/applicable-questions';
import type { GuestPreferences } from '../../core/preferences/guest-preferences.port';
import type { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import { interestsKey } from '../../core/preferences/question-set';
import { withinTime } from '../../core/shared/within-time';
import { signedInGuest } from '../session/guest-of';

const maxWaitMs = 300;

/**
 * Interests of the guest that experiences share; matching experiences are suggested first (H45). Empty on a timeout,
 * because an unsorted list is better than none.
 */
export class GuestInterests {
  constructor(
    private readonly preferences: Pick<GuestPreferences, 'find'>,
    private readonly questions: PreferenceQuestions,
  ) {}

  async among(req: Request, interests: readonly string[]): Promise<readonly string[]> {
    const guest = signedInGuest(req);
    if (!guest) return [];
    const reading = this.tagsOf(guest.contactId).catch(
      (error: unknown) => void req.log.warn({ err: error }, 'preferences could not be read for a list'),
    );
    const tags = await withinTime(reading, maxWaitMs, () => undefined);
    return tags ? interests.filter((interest) => tags.has(interest.toLowerCase())) : [];
  }

  private async tagsOf(contactId: string): Promise<ReadonlySet<string>> {
    const [record, { quizQuestions }] = await Promise.all([
      this.preferences.find(contactId),
      this.questions.getQuestions(),
    ]);
    const activities = quizQuestions.find(({ questionKey }) => questionKey === interestsKey);
    return record && activities ? chosenTags(activities, record.answers) : new Set();
  }
}
