import type { Transaction } from 'kysely';
import type { Answers } from '../../../core/preferences/preference-record';
import type { LineDatabase } from '../../sql/line-database';
import { eleanor } from './sample-guests';

const answers: Answers = {
  sailingCompany: ['the-two-of-us'],
  goodDay: ['wherever-it-leads'],
  personalInterest: ['vine-and-still', 'old-stones', 'under-the-surface'],
  inTheGlass: ['mineral-whites', 'light-reds'],
  belowTheSurface: ['mask-and-fins'],
  walkingEffort: ['half-a-day'],
  curiousCoasts: ['aegean', 'antilles'],
};

/**
 * Eleanor stopped midway, at the questions on dining; James has never begun. A line with other questions shows only the
 * answers that match them.
 */
export async function addSamplePreferences(transaction: Transaction<LineDatabase>, at: Date): Promise<void> {
  await transaction
    .insertInto('guest_preferences')
    .values({
      preference_id: 'preferences-eleanor-marsh',
      contact_id: eleanor.contactId,
      answers: JSON.stringify(answers),
      status: 'in-progress',
      at_question: 'eveningTable',
      changed_at: at.getTime(),
    })
    .execute();
}
