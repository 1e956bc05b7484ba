import { openDatabase, type DatabasePlace } from '../../src/adapters/embedded-line/database/open-database';

export const trialEmail = (index: number) => `trial.guest.${index}@example.com`;

/** More guests than the sample line has, by e-mail alone, put into the database that a running site uses. */
export async function addGuests(place: DatabasePlace, count: number, lastNameOf = (index: number) => `Guest ${index}`): Promise<void> {
  const db = await openDatabase(place);
  const indexes = Array.from({ length: count }, (_, index) => index);
  try {
    for (let from = 0; from < count; from += 100) {
      const slice = indexes.slice(from, from + 100);
      await db.insertInto('contacts').values(slice.map((index) => contactRow(index, lastNameOf(index)))).execute();
      await db.insertInto('contact_emails').values(slice.map((index) => ({ email: trialEmail(index), contact_id: `contact-trial-${index}`, is_primary: 1 }))).execute();
    }
  } finally {
    await db.destroy();
  }
}

const contactRow = (index: number, lastName: string) => ({
  contact_id: `contact-trial-${index}`, opportunity_id: null, title: null, first_name: 'Trial', last_name: lastName, country_code: null,
  record_type_name: 'Guest', is_owned_by_consultant: 0, consultant_id: null, bio: null, gender: null, date_of_birth: null,
  accessibility_needs: null, passport: null, created_at: Date.now(),
});
