import { readConfig } from '../../config/config';
import { anOpenLine, type OpenLine } from '../../test/builders/an-open-line';
import { readSampleLine } from '../../test/builders/sample-line';
import { someSeals } from '../../test/builders/some-seals';
import { testDatabases, type TestDatabase } from '../../test/services/databases';
import { RefusedCommand } from '../adapters/embedded-office/refused-command';
import { openOffices } from './open-offices';
import { lineUsage, operateLine } from './operate-line';
import type { OperatorOffices } from './operator-command';

/** Each names something that is not there. */
const mistyped = [
  'import no-such-folder',
  'sailings withdraw ON1-ZZZ-280101-007',
  'cabins ON1-ZZZ-280101-007',
  'cabins take ON1-ZZZ-280101-007 501',
  'fares ON1-ZZZ-280101-007',
  'fares ON1-ZZZ-280101-007 SV 9000',
  'refunds ON79999999',
  'refunds done r-0',
  'add-sailing ZZZ 2028-01-01',
  'publish ZZZ',
  'withdraw ZZZ',
  'waitlist ON1-ZZZ-280101-007',
  'accepted ON79999999',
  'advisers 12345674',
  'release-place ON79999999',
  'release-cabin ON1-ZZZ-280101-007 501',
  'cancel ON79999999',
  'cancel ON79999999 --dry-run',
  'lapse ON79999999',
  'bespoke confirm b-0 -',
  'bespoke decline b-0 No.',
  'requests show r-0',
  'requests reply r-0 Ines Yes.',
  'requests close r-0',
  'requests readings r-0',
  'staff add nobody consultant Ines',
  'staff end nobody',
  'preparation ON79999999 galley',
  'change times ON1-ZZZ-280101-007 2 08:00 - Wind.',
  'change port ON1-ZZZ-280101-007 2 atlantis tender - - Wind.',
  'change port ON1-ZZZ-280101-007 2 sea tender - - Wind.',
  'change cabin ON79999999 501 Leak.',
  'deletion-done d-0',
  'erase-again 2026-11-30T03:00:00.000Z',
  'webhooks add ftp://a.example --events lead.received',
  'webhooks rotate e-0',
  'webhooks pause e-0',
  'webhooks resume e-0',
  'webhooks remove e-0',
  'webhooks test e-0',
  'webhooks log e-0',
  'webhooks replay d-0',
  'partners add ! --scopes catalogue:read --per-minute 1',
  'partners change nobody --per-minute 1',
  'partners rotate nobody',
  'partners revoke nobody',
  'revoke-receipts ON79999999',
  'recover nobody@example.com passport',
];
/** These name nothing that could be missing, or find nothing to do, which is what was asked. */
const never = [
  'export',
  'sailings',
  'alerts',
  'bespoke list',
  'requests list',
  'staff list',
  'deletions',
  'erase-visitor nobody@example.com',
  'seal-data',
  'webhooks list',
  'partners list',
  'unpaid',
  'undo-unpaid',
  'log',
];

describe('an operator’s command that names what is not there', () => {
  let database: TestDatabase;
  let line: OpenLine;
  let offices: OperatorOffices;
  beforeAll(async () => {
    const [memory] = testDatabases;
    if (!memory) throw new Error('There is a database.');
    database = await memory.create();
    line = await anOpenLine(database);
    offices = openOffices({
      config: readConfig({ DEMO: 'true' }),
      db: line.db,
      seals: someSeals,
      content: readSampleLine(),
      folder: undefined,
      clock: line.clock,
    });
  });
  afterAll(async () => {
    await line.db.destroy();
    await database.drop();
  });

  it.each(mistyped)('F10 is refused, so that its program exits with 1, and is not logged: %s', async (text) => {
    const refused = operateLine(offices, text.split(' '));
    await expect(refused).rejects.toThrow(RefusedCommand);
    expect(await line.db.selectFrom('line_log').selectAll().execute()).toEqual([]);
  });

  it('F10 is tried here for every command of the usage', () => {
    const usages = [...lineUsage.matchAll(/^ {2}([a-z][a-z-]*(?: [a-z]+)*)(?= |$)/gm)].map(([, words = '']) => words);
    expect(usages.length).toBeGreaterThan(40);
    const isTried = (words: string) => [...mistyped, ...never].some((one) => `${one} `.startsWith(`${words} `));
    expect(usages.map((usage) => usage.split('  ')[0] ?? '').filter((words) => !isTried(words))).toEqual([]);
  });
});
