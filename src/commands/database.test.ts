import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aLead } from '../../test/builders/a-lead';
import { readConfig } from '../../config/config';
import { appendErasure } from '../adapters/embedded-office/erasure-list';
import { SqlLeadOutbox } from '../adapters/embedded-state/leads/lead-outbox';
import { NodeGuestSeals } from '../adapters/node-crypto/guest-seals';
import { openDatabase } from '../adapters/sql/open-database';
import { withSealedColumns } from '../adapters/sql/sealed-columns';
import { SystemClock } from '../adapters/system-clock/clock';

const aKey = (byte: number) => `${byte}:${Buffer.alloc(32, byte).toString('base64')}`;

describe('the commands of the database', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'landfall-commands-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const envOf = (DATA_KEYS: string, DATA_DIR = join(folder, 'line')) => ({
    DEMO: 'true',
    SAMPLE_DATA: 'false',
    BACKUP_KEY: Buffer.alloc(32, 9).toString('base64'),
    DATA_DIR,
    DATA_KEYS,
    OPERATOR: 'Ines',
  });
  const logOf = async (env: Readonly<Record<string, string>>) => {
    const db = await openDatabase({ dataFolder: readConfig(env).dataFolder });
    const entries = await db.selectFrom('line_log').selectAll().orderBy('entry_id').execute();
    await db.destroy();
    return entries.map(({ who, command, outcome }) => [who.split(' (')[0], command, outcome]);
  };
  const run = (env: Readonly<Record<string, string>>, ...given: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/database.js', ...given], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...env },
    });
    return { status, text: `${stdout}${stderr}` };
  };

  it('G8 F9 F10 prove a copy only with the keys of the guests’ data: without them it is worth nothing', async () => {
    const right = envOf(aKey(1));
    const { dataFolder, dataKeys } = readConfig(right);
    const db = withSealedColumns(
      await openDatabase({ dataFolder, migratesAtStart: true }),
      new NodeGuestSeals(dataKeys),
    );
    // The command compares with its own clock how long the lead has waited.
    await new SqlLeadOutbox(db, new SystemClock()).save(aLead());
    await db.destroy();
    const backups = join(folder, 'backups');
    expect(run(right, 'backup', backups).status).toBe(0);
    expect(run(right, 'verify', backups)).toMatchObject({ status: 0, text: expect.stringContaining('rules hold.') });
    const wrong = {
      status: 1,
      text: expect.stringContaining('DATA_KEYS: no key opens the guests’ data in this database'),
    };
    expect(run(envOf(aKey(2)), 'verify', backups)).toMatchObject(wrong);
    expect(run(envOf(aKey(2), join(folder, 'new')), 'restore', backups)).toMatchObject(wrong);
    expect(run(envOf(aKey(1), join(folder, 'new')), 'verify')).toMatchObject({ status: 0 });
    expect(await logOf(right)).toEqual([['Ines', 'backup', expect.stringContaining(`${backups}/landfall-`)]]);
    const ERASURE_LIST = join(folder, 'erasures');
    const restoreTo = (name: string) =>
      run({ ...envOf(aKey(1), join(folder, name)), ERASURE_LIST }, 'restore', backups);
    const { text } = restoreTo('without-list');
    expect(await logOf(envOf(aKey(1), join(folder, 'without-list')))).toEqual([
      ['Ines', 'restore', expect.stringContaining(`${backups}/landfall-`)],
    ]);
    const [command = '', since = ''] = /npm run line -- erase-again (\S+)/.exec(text) ?? [];
    expect(text).toContain(`There is no ERASURE_LIST. Where people were erased since, find it and run: ${command}`);
    appendErasure(ERASURE_LIST, { at: new Date(Date.parse(since) - 1).toISOString(), visitor: 'a' });
    expect(restoreTo('after-all')).toMatchObject({ status: 0, text: expect.stringContaining('Nobody was erased') });
    appendErasure(ERASURE_LIST, { at: since, visitor: 'b' });
    expect(restoreTo('before-one')).toMatchObject({
      status: 0,
      text: expect.stringContaining(`Erasures that are younger than this copy: 1. Before nodes start, run: ${command}`),
    });
  }, 60_000);
});
