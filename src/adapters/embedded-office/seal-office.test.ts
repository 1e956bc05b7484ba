import { testDatabases, type TestDatabase } from '../../../test/services/databases';
import { aLinePlan } from '../../../test/builders/a-line-plan';
import { anOpenLine, type OpenLine } from '../../../test/builders/an-open-line';
import { StoppedClock } from '../../../test/builders/a-clock';
import { EmbeddedGuestDirectory } from '../embedded-crm/guest-directory';
import { EmbeddedGuestPreferences } from '../embedded-crm/preferences/guest-preferences';
import { NodeGuestSeals } from '../node-crypto/guest-seals';
import { SealOffice } from './seal-office';

const contactId = 'contact-eleanor-marsh';
/** That of the test's database. */
const first = { id: 'test', secret: 'a secret for tests' };
const second = { id: 'second', secret: 'the second secret' };
/** Words of the sample guest. */
const clear = /548201967|1974-06-18|handrail/;

describe.each([...testDatabases])('guests’ data, $name', ({ create }) => {
  let database: TestDatabase;
  let line: OpenLine;
  beforeEach(async () => {
    database = await create();
    line = await anOpenLine(database, new StoppedClock(), aLinePlan());
  });
  afterEach(async () => {
    await line.db.destroy();
    await database.drop();
  });

  const office = (...keys: readonly [typeof first, ...(typeof first)[]]) =>
    new SealOffice({ db: line.db, seals: new NodeGuestSeals(keys), clock: line.clock, who: 'anna' });
  /** What is sealed is opened when it is read: copied, all of it is read. */
  const guestBy = async (...keys: readonly [typeof first, ...(typeof first)[]]) => ({
    ...(await new EmbeddedGuestDirectory(line.db, new NodeGuestSeals(keys)).getGuest(contactId)),
  });
  const stored = async () =>
    JSON.stringify([
      await line.db.selectFrom('contacts').selectAll().execute(),
      await line.db.selectFrom('guest_preferences').selectAll().execute(),
    ]);

  it('F9 are sealed and sealed anew by a newer key, and read the same before, between and after', async () => {
    const before = await guestBy(first);
    expect(before).toMatchObject({ passport: '548201967', dateOfBirth: '1974-06-18' });
    expect(await stored()).not.toMatch(clear);
    expect(await stored()).not.toContain('mineral-whites');
    const fromBefore = { date_of_birth: '1974-06-18', accessibility_needs: before.accessibilityNeeds ?? '' };
    await line.db
      .updateTable('contacts')
      .set({ ...fromBefore, passport: '548201967', data_salt: null })
      .where('contact_id', '=', contactId)
      .execute();
    await line.db.updateTable('guest_preferences').set({ answers: '{}' }).execute();
    expect(await guestBy(first)).toEqual(before);
    expect(await office(first).sealAnew()).toMatch(
      /^The data of \d+ guests? and 0 birthdays, notes and forms are sealed by the newest key\.$/,
    );
    expect(await stored()).not.toMatch(clear);
    expect(await guestBy(first)).toEqual(before);
    expect(await office(first).sealAnew()).toBe('There is nothing to seal anew.');
    expect(await guestBy(second, first)).toEqual(before);
    await expect(guestBy(second)).rejects.toMatchObject({ name: 'Unavailable' });
    await office(second, first).sealAnew();
    expect(await guestBy(second)).toEqual(before);
    expect(await stored()).not.toContain('sealed:test:');
  });

  it('F9 are sealed when a guest changes their preferences, whose older answers stay readable', async () => {
    const preferences = new EmbeddedGuestPreferences(line.db, line.clock, new NodeGuestSeals([first]));
    const saved = await preferences.save({ contactId, change: { answers: { allergies: ['a-rare-nut'] } } });
    expect(await preferences.find(contactId)).toEqual(saved.record);
    expect(saved.record.answers).toMatchObject({ allergies: ['a-rare-nut'] });
    expect(await stored()).not.toContain('a-rare-nut');
  });
});
