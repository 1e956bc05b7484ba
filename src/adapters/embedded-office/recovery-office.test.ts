import { StoppedClock } from '../../../test/builders/a-clock';
import { aLinePlan } from '../../../test/builders/a-line-plan';
import { anOpenLine, type OpenLine } from '../../../test/builders/an-open-line';
import { testDatabases, type TestDatabase } from '../../../test/services/databases';
import { refusalOf } from '../../../test/support/refusal-of';
import { addressOf } from '../../core/sign-in/address-of';
import type { Passkey } from '../../core/sign-in/passkey';
import { RecoveryOffice } from './recovery-office';

const contactId = 'contact-eleanor-marsh';
const sent: string[] = [];
const aPasskey = (more: Pick<Passkey, 'passkeyId' | 'contactId'>): Passkey => ({
  userHandle: 'handle',
  publicKey: 'key',
  counter: 0,
  isBackedUp: false,
  name: 'A phone',
  createdAt: new Date(0),
  ...more,
});
const checked = 'called back at the number in the file';

describe.each([...testDatabases])('a guest whom the consultant knows, $name', ({ create }) => {
  let database: TestDatabase;
  let line: OpenLine;
  let endedElsewhere: string[];
  beforeEach(async () => {
    endedElsewhere = [];
    sent.length = 0;
    database = await create();
    line = await anOpenLine(database, new StoppedClock(), aLinePlan());
    for (const [owner, id] of [
      [contactId, 'hers'],
      ['contact-james-okafor', 'his'],
    ] as const) {
      await line.db
        .insertInto('sessions')
        .values({ sid: id, content: '{}', expires_at: 9e12, ended_at: null, contact_id: owner })
        .execute();
      await line.db
        .insertInto('passkeys')
        .values({
          passkey_id: id,
          contact_id: owner,
          user_handle: id,
          public_key: 'k',
          counter: 0,
          is_backed_up: 0,
          name: 'A phone',
          created_at: 0,
          last_used_at: null,
        })
        .execute();
    }
  });
  afterEach(async () => {
    await line.db.destroy();
    await database.drop();
  });

  const office = (more: Partial<ConstructorParameters<typeof RecoveryOffice>[0]> = {}) =>
    new RecoveryOffice({
      db: line.db,
      clock: line.clock,
      who: 'ines',
      sender: {
        send: async ({ to, paragraphs }) => {
          sent.push(`${addressOf(to)}: ${paragraphs.join(' ')}`);
          if (to.channel === 'phone') throw new Error('no carrier');
          return { kind: 'sent' };
        },
      },
      countries: { canReach: () => true },
      lineName: 'A line',
      accountUrl: 'https://line.example/my-profile/settings',
      sessionsElsewhere: { endAll: async (whose) => endedElsewhere.push(whose.contactId) },
      ...more,
    });
  const opens = async (email: string) => (await line.directory.findGuest({ channel: 'email', email }))?.contactId;

  it('F6 F10 has every session and passkey ended, and nobody else’s, with who checked what in the log', async () => {
    const text = await office().recover({ guest: 'Guest@Example.com', checked });
    expect(text).toBe(`2 sessions and 1 passkeys of ${contactId} are ended.`);
    expect(endedElsewhere).toEqual([contactId]);
    expect(await line.db.selectFrom('passkeys').select('passkey_id').execute()).toEqual([{ passkey_id: 'his' }]);
    expect(await line.db.selectFrom('sessions').select('sid').where('ended_at', 'is', null).execute()).toEqual([
      { sid: 'his' },
    ]);
    expect(await line.db.selectFrom('line_log').select(['who', 'command', 'outcome']).execute()).toEqual([
      { who: 'ines', command: `recover ${contactId}: ${checked}`, outcome: text },
    ]);
    expect(await opens('guest@example.com')).toBe(contactId);
    expect(await refusalOf(office().recover({ guest: 'nobody', checked }))).toBe('There is no guest nobody.');
  });

  it('F6 removes passkeys that stand in another CRM as well, and knows its guest by them', async () => {
    const elsewhere = ['one', 'two'];
    const passkeysElsewhere = {
      list: async (guest: string) =>
        guest === '0035g00000Ada' ? elsewhere.map((id) => aPasskey({ passkeyId: id, contactId: guest })) : [],
      remove: async ({ passkeyId }: { readonly passkeyId: string }) =>
        elsewhere.splice(elsewhere.indexOf(passkeyId), 1).length === 1,
    };
    const recovery = office({ passkeysElsewhere });
    expect(await recovery.recover({ guest: '0035g00000Ada', checked })).toContain(
      'and 2 passkeys of 0035g00000Ada are ended.',
    );
    expect(elsewhere).toEqual([]);
    expect(await refusalOf(recovery.recover({ guest: '0035g00000Ada', checked }))).toBe(
      'There is no guest 0035g00000Ada.',
    );
  });

  it('F6 A8 notifies every address that opened the account, once, and names those that it could not reach', async () => {
    const text = await office().recover({ guest: contactId, checked, email: 'new@example.com' });
    for (const address of ['guest@example.com', 'eleanor@marsh-architects.example'])
      expect(text).toContain(`${address} was told`);
    for (const phone of ['+13055550142', '+13055550143'])
      expect(text).toContain(`${phone} could not be told: please write or call there`);
    expect(sent.map((line) => line.split(': ')[0]).toSorted()).toEqual([
      '+13055550142',
      '+13055550143',
      'eleanor@marsh-architects.example',
      'guest@example.com',
    ]);
    expect(sent[0]).toContain('Somebody changed how we reach you in your A line account: n•••@example.com was added');
    await office().recover({ guest: contactId, checked, email: 'new@example.com' });
    expect(sent.length).toBe(4);
  });

  it('F6 F10 signs in by the new address alone, which may not be another guest’s; a repeat is no error', async () => {
    const taken = await refusalOf(office().recover({ guest: contactId, checked, email: 'newcomer@example.com' }));
    expect(taken).toBe('newcomer@example.com opens another guest’s account.');
    expect((await line.db.selectFrom('passkeys').select('passkey_id').execute()).length).toBe(2);
    for (const times of [1, 2]) {
      expect(await office().recover({ guest: contactId, checked, email: 'new@example.com' })).toContain(
        'new@example.com is the only address that opens the account.',
      );
      expect([times, await opens('new@example.com'), await opens('guest@example.com')]).toEqual([
        times,
        contactId,
        undefined,
      ]);
    }
    expect(await line.directory.findGuest({ channel: 'phone', phone: '+13055550142' })).toBeUndefined();
  });
});
