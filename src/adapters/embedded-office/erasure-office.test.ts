import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aLead } from '../../../test/builders/a-lead';
import { someSeals } from '../../../test/builders/some-seals';
import { twoNodes, type TwoNodes } from '../../../test/builders/two-nodes';
import { testDatabases } from '../../../test/services/databases';
import { refusalOf } from '../../../test/support/refusal-of';
import { EmbeddedLeadInbox } from '../embedded-crm/leads/lead-inbox';
import { EmbeddedDeletionRequests } from '../embedded-crm/privacy/deletion-requests';
import { eleanor, james } from '../embedded-line/seed/sample-guests';
import { ErasureOffice } from './erasure-office';

const visitor = 'ada@example.com';
const before = new Date(0);

describe.each([...testDatabases])('a restored copy that is older than an erasure, $name', ({ create }) => {
  let folder: string;
  let file: string;
  let original: TwoNodes;
  let copy: TwoNodes;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'landfall-erasures-'));
    file = join(folder, 'erasures');
    [original, copy] = [await twoNodes(create), await twoNodes(create)];
  });
  afterEach(async () => {
    await original.close();
    await copy.close();
    rmSync(folder, { recursive: true });
  });

  const officeOf = ({ db, clock }: TwoNodes, parts: Partial<ConstructorParameters<typeof ErasureOffice>[0]> = {}) =>
    new ErasureOffice({ db, clock, who: 'ines', seals: someSeals, file, ...parts });
  const ask = async (contactId: string, line = original) =>
    (await new EmbeddedDeletionRequests(line.db, line.clock).open(contactId)).request.requestId;
  const erasedGuests = async () => {
    const rows = await copy.db.selectFrom('contacts').select('contact_id').where('erased_at', 'is not', null).execute();
    return rows.map(({ contact_id: id }) => id);
  };
  const requestsInCopy = () =>
    copy.db.selectFrom('deletion_requests').select(['request_id', 'contact_id', 'state']).execute();

  it('G8 F9 H60 loses the guest and the forms once more, also when it lacks the request or has it open', async () => {
    const request = await ask(james.contactId);
    const withdrawn = await ask(james.contactId, copy);
    await new EmbeddedLeadInbox(copy.db, copy.clock).accept(aLead());
    expect(await officeOf(original).noteGuest(request)).toEqual([]);
    expect(await officeOf(original).noteVisitor(visitor)).toEqual([]);
    const ended: string[] = [];
    const sessionsElsewhere = { endAll: async (of: { readonly contactId: string }) => ended.push(of.contactId) };
    const [said] = await officeOf(copy, { isDryRun: true, sessionsElsewhere }).repeat(before);
    expect([said, await erasedGuests(), ended]).toEqual([expect.stringContaining('A dry run'), [], []]);
    const repeat = () => officeOf(copy, { sessionsElsewhere }).repeat(before);
    const repeated = ['2 of 2 erasures since 1970-01-01T00:00:00.000Z were repeated.'];
    expect([await repeat(), await repeat()]).toEqual([repeated, repeated]);
    expect(await erasedGuests()).toEqual([james.contactId]);
    expect(ended).toEqual([james.contactId, james.contactId]);
    expect(await copy.db.selectFrom('leads').selectAll().execute()).toEqual([]);
    expect(new Set(await requestsInCopy())).toEqual(
      new Set(
        [request, withdrawn].map((id) => ({ request_id: id, contact_id: james.contactId, state: 'carried-out' })),
      ),
    );
  });

  it('G8 keeps what was left after an erasure that the copy knows', async () => {
    await officeOf(original).noteVisitor(visitor);
    await new EmbeddedLeadInbox(copy.db, copy.clock).accept(aLead());
    const later = new Date(original.clock.now().getTime() + 1);
    expect(await officeOf(copy).repeat(later)).toEqual([`0 of 0 erasures since ${later.toISOString()} were repeated.`]);
    expect(await copy.db.selectFrom('leads').selectAll().execute()).toHaveLength(1);
  });

  it('G8 F10 names a guest whose trips are open in the copy, and erases the others', async () => {
    await copy.book({ contactId: eleanor.contactId });
    const request = await ask(eleanor.contactId);
    await officeOf(original).noteGuest(request);
    await officeOf(original).noteGuest(await ask(james.contactId));
    const refusal = await refusalOf(officeOf(copy).repeat(before));
    expect(refusal).toMatch(new RegExp(`^${request}: ON\\d+.* must be ended first.*\n1 of 2 erasures `));
    expect(await erasedGuests()).toEqual([james.contactId]);
    expect(await requestsInCopy()).toHaveLength(1);
  });

  it('F9 H60 finds no address in the list, which others cannot read', async () => {
    await officeOf(original).noteVisitor(visitor);
    await officeOf(original).noteGuest(await ask(james.contactId));
    expect(readFileSync(file, 'utf8')).not.toMatch(/ada|example/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('G8 F10 gives the operator the line where there is no list, or where it cannot be written', async () => {
    const request = await ask(james.contactId);
    for (const nowhere of [undefined, folder]) {
      const [reason, line = ''] = await officeOf(original, { file: nowhere }).noteGuest(request);
      expect(reason).toMatch(/^ERASURE_LIST.*keep this line/);
      expect(JSON.parse(line)).toMatchObject({ guest: james.contactId, request });
    }
  });

  it('G8 erases nobody from a list with a damaged line, and says which', async () => {
    await officeOf(original).noteGuest(await ask(james.contactId));
    appendFileSync(file, '{"at":"2027-0\n');
    expect(await refusalOf(officeOf(copy).repeat(before))).toContain('line 2: is no erasure. Nothing was erased.');
    expect(await refusalOf(officeOf(copy, { file: undefined }).repeat(before))).toContain('ERASURE_LIST is not set');
    expect(await erasedGuests()).toEqual([]);
  });
});
