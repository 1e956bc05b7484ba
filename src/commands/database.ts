/**
 * Operators run it as `npm run migrate`, or in the image as `node dist/database.js migrate`, with the environment of
 * the site.
 */
import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../../config/config';
import { readErasures } from '../adapters/embedded-office/erasure-list';
import { findFaults, ruleCount } from '../adapters/embedded-office/self-check';
import { EmbeddedSelfChecks } from '../adapters/embedded-office/self-checks';
import type { Finding } from '../core/shared/self-checks.port';
import { logEntry } from '../adapters/embedded-office/office-tables';
import { atomically } from '../adapters/sql/atomically';
import { backUp, type BackupReport, findBackup, restore } from '../adapters/sql/backup/backup';
import type { OpenDatabase } from '../adapters/sql/line-database';
import { NodeGuestSeals } from '../adapters/node-crypto/guest-seals';
import { refuseWrongKeys } from '../adapters/sql/refuse-wrong-keys';
import { readMigrationState } from '../adapters/sql/migrate';
import { connectDatabase, migrateDatabase, openMaintenance, withMaintenance } from '../adapters/sql/open-database';
import { describeForOperators } from '../core/shared/unavailable';
import { CommandError } from './command-error';
import { escapeOutput } from './escape-output';
import { operatorName } from './operator-name';
import { fail, runProgram } from './run-program';

const usage = `Usage: node dist/database.js <command>
  migrate            brings the database to this version's schema, while nodes of this version and the last one run
  backup <folder>    writes the whole database into a new file there, while the site runs; BACKUP_KEY seals it
  restore <backup>   fills the empty database of DATABASE_URL or DATA_DIR; of a folder the newest backup
  check              looks for what must never be, in the running database, now instead of tonight: /status and
                     the alerts say what it finds
  verify [backup]    looks for what must never be, in the running database, or in a backup, which is restored in memory
`;

/** Milliseconds for which a release waits for a backup or a long query to end. */
const giveUpAfterMs = 10 * 60_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

type Command = (config: Config, argument?: string) => Promise<number>;

const commands: Readonly<Record<string, Command>> = {
  migrate: async (config) => {
    const db = connectDatabase(config);
    let count = 0;
    const onMigrated = (name: string) => {
      count += 1;
      say(`applied ${name}`);
    };
    await migrateDatabase(db, config, { giveUpAfterMs, onMigrated });
    await db.destroy();
    say(count === 0 ? 'The database has every migration of this version.' : `${count} migrations were applied.`);
    return 0;
  },
  backup: async (config, folder) => {
    if (folder === undefined) return fail(usage);
    if (!config.backupKey) process.stderr.write('BACKUP_KEY is not set: whoever has this file reads guests’ data.\n');
    const copy = await backUp(config, folder, config.backupKey);
    sayReport(copy);
    await withMaintenance(config, (db) => record(config, db, 'backup', copy)).catch((error: unknown) => {
      // A database that takes no writes has to be backed up all the same.
      process.stderr.write(
        `The log of operators could not record this: ${escapeOutput(error instanceof Error ? describeForOperators(error) : String(error))}\n`,
      );
    });
    return 0;
  },
  restore: async (config, path) => {
    if (path === undefined) return fail(usage);
    const startedAt = performance.now();
    const db = openMaintenance(config);
    const restored = await restore(db, findBackup(path), config.backupKey);
    sayReport(restored);
    say(`restored in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
    await record(config, db, 'restore', restored);
    const code = await verify(config, db);
    sayErasures(config, restored);
    return code;
  },
  check: async (config) =>
    report(openMaintenance(config), async (db) => (await new EmbeddedSelfChecks(db).run()).findings),
  verify: async (config, path) => {
    if (path === undefined) return verify(config, openMaintenance(config));
    const copy = connectDatabase({ dataFolder: ':memory:' });
    sayReport(await restore(copy, findBackup(path), config.backupKey));
    return verify(config, copy);
  },
};

/** A backup is a copy of all guests' data, so that the log names who took it (reliability F10). */
async function record(config: Config, db: OpenDatabase, command: string, report: BackupReport): Promise<void> {
  const entry = {
    at: Date.now(),
    who: operatorName(config),
    command,
    outcome: `${report.path}, as of ${report.madeAt}`,
  };
  await atomically(db, (transaction) => logEntry(transaction, entry));
}

function sayReport({ path, madeAt, counts }: BackupReport): void {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  say(`${path}: ${rows} rows of ${Object.keys(counts).length} tables, as of ${madeAt}`);
}

/** The copy has again who was erased since the backup, which an operator who restores at night must not forget. */
function sayErasures({ erasureList: file }: Config, { madeAt }: BackupReport): void {
  const command = `npm run line -- erase-again ${madeAt}`;
  if (file === undefined || !existsSync(file))
    return say(`There is no ERASURE_LIST. Where people were erased since, find it and run: ${command}`);
  const count = readErasures(file, new Date(madeAt)).length;
  say(
    count === 0
      ? 'Nobody was erased since.'
      : `Erasures that are younger than this copy: ${count}. Before nodes start, run: ${command}`,
  );
}

const maxIds = 20;

/** The keys are tried as well, because without them a copy is worth nothing. */
const verify = (config: Config, db: OpenDatabase) =>
  report(db, async () => {
    if (!config.hasSampleData) await refuseWrongKeys(db, new NodeGuestSeals(config.dataKeys));
    return findFaults(db, Date.now());
  });

async function report(db: OpenDatabase, look: (db: OpenDatabase) => Promise<readonly Finding[]>): Promise<number> {
  const { pending } = await readMigrationState(db);
  if (pending.length > 0)
    throw new CommandError('The database lacks migrations of this version: run `npm run migrate` first.');
  const findings = await look(db);
  await db.destroy();
  for (const { rule, ids } of findings) say(escapeOutput(`${rule}: ${ids.length}: ${ids.slice(0, maxIds).join(', ')}`));
  say(findings.length === 0 ? `${ruleCount} rules hold.` : `${findings.length} of ${ruleCount} rules are broken.`);
  return findings.length === 0 ? 0 : 1;
}

runProgram(async ([name = '', argument]) => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return command ? command(readConfig(process.env), argument) : fail(usage);
});
