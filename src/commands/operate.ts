/** `node dist/operate.js leads …`: operator commands about leads, with the environment of the site. */
import { type Config, readConfig } from '../../config/config';
import { logEntry } from '../adapters/embedded-office/office-tables';
import { atomically } from '../adapters/sql/atomically';
import { NodeGuestSeals } from '../adapters/node-crypto/guest-seals';
import { openDatabase } from '../adapters/sql/open-database';
import { withSealedColumns } from '../adapters/sql/sealed-columns';
import { SystemClock } from '../adapters/system-clock/clock';
import type { LeadOutbox } from '../core/leads/lead-outbox.port';
import { fail, formatLines, runProgram } from './run-program';
import { openLeadOutbox } from '../systems/lead-outbox';
import { noteNewDatabase } from './note-new-database';
import { operateLeads } from './operate-leads';
import { operatorName } from './operator-name';
import { PreviewPass } from '../web/preview/preview-pass';

const usage = `Usage: node dist/operate.js leads <command>
  state          how many leads wait and since when, how many are dead
  dead           the dead leads without what they say: id, form, when, tries, reason
  revive <id>    sends a dead lead on its way again
  revive-all     all of them
  export         the dead leads in full, one JSON object a line: personal data, keep it safe
Or: node dist/operate.js preview <path>
                 a link, good for an hour, that shows drafts of the content at this address (CMS=contentful)
`;

async function operate([subject, command, id]: readonly string[]): Promise<number> {
  if (subject === 'preview' && command !== undefined) return formatPreview(readConfig(process.env), command);
  const lacksId = command === 'revive' && id === undefined;
  if (subject !== 'leads' || command === undefined || lacksId) return fail(usage);
  return withOutbox(readConfig(process.env), async (outbox, record) => {
    const lines = await operateLeads({ outbox, command, ...(id === undefined ? {} : { id }) });
    if (lines === undefined) return fail(usage);
    if (changing.has(command)) await record(`leads ${[command, id ?? ''].join(' ').trim()}`, lines);
    process.stdout.write(formatLines(lines));
    return 0;
  });
}

function formatPreview({ contentful, publicUrl }: Config, path: string): number {
  if (!contentful) return fail('There are no drafts: the content is not at Contentful (CMS).\n');
  const pass = new PreviewPass({ secret: contentful.previewSecret, isSecure: false, clock: new SystemClock() });
  process.stdout.write(`${publicUrl ?? ''}${pass.link(path)}\n`);
  return 0;
}

const changing: ReadonlySet<string> = new Set(['revive', 'revive-all', 'export']);

type Recorder = (command: string, lines: readonly string[]) => Promise<void>;

async function withOutbox(
  config: Config,
  work: (outbox: LeadOutbox, record: Recorder) => Promise<number>,
): Promise<number> {
  const { databaseUrl, dataFolder, migratesAtStart } = config;
  const isInRedis = config.redisUrl !== undefined && databaseUrl === undefined;
  // With Redis the leads are stored there. The data folder may belong to another node, and is not opened.
  if (!isInRedis) noteNewDatabase(config);
  const openedDatabase = await openDatabase({
    databaseUrl,
    dataFolder: isInRedis ? ':memory:' : dataFolder,
    migratesAtStart,
  });
  const seals = new NodeGuestSeals(config.dataKeys);
  const database = withSealedColumns(openedDatabase, seals);
  const log = { warn: (_details: object, message: string) => void process.stderr.write(`${message}\n`) };
  const { outbox } = await openLeadOutbox({ config, database, seals, clock: new SystemClock(), log });
  return work(outbox, async (command, lines) => {
    if (isInRedis) return log.warn({}, 'This is not recorded: without DATABASE_URL there is no log beside Redis.');
    // The lines may contain personal data, so only their number is logged.
    const entry = { at: Date.now(), who: operatorName(config), command, outcome: `${lines.length} lines` };
    await atomically(database, (transaction) => logEntry(transaction, entry));
  });
}

runProgram(operate);
