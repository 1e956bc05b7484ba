import type { Answers } from '../../../core/preferences/preference-record';
import type { GuestSeals } from '../../../core/shared/guest-seals.port';
import type { OpenTransaction } from '../../sql/line-database';
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
export async function addSamplePreferences(
  transaction: OpenTransaction,
  { at, seals }: { readonly at: Date; readonly seals: GuestSeals },
): Promise<void> {
  const { data_salt: salt } = await transaction
    .selectFrom('contacts')
    .select('data_salt')
    .where('contact_id', '=', eleanor.contactId)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('guest_preferences')
    .values({
      preference_id: 'preferences-eleanor-marsh',
      contact_id: eleanor.contactId,
      answers: seals.seal(salt ?? '', JSON.stringify(answers)),
      status: 'in-progress',
      at_question: 'eveningTable',
      changed_at: at.getTime(),
    })
    .execute();
}
