/** `node dist/operate.js leads …`: operator commands about leads, with the environment of the site. */
import { type Config, readConfig } from '../../config/config';
import { openDatabase } from '../adapters/sql/open-database';
import { SystemClock } from '../adapters/system-clock/clock';
import type { LeadOutbox } from '../core/leads/lead-outbox.port';
import { fail, runProgram } from './run-program';
import { openLeadOutbox } from '../systems/lead-outbox';
import { operateLeads } from './operate-leads';
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
  if (subject !== 'leads' || command === undefined) return fail(usage);
  return withOutbox(readConfig(process.env), async (outbox) => {
    const lines = await operateLeads({ outbox, command, ...(id === undefined ? {} : { id }) });
    if (lines === undefined) return fail(usage);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    return 0;
  });
}

function formatPreview({ contentful, publicUrl }: Config, path: string): number {
  if (!contentful) return fail('There are no drafts: the content is not at Contentful (CMS).\n');
  const pass = new PreviewPass({ secret: contentful.previewSecret, isSecure: false, clock: new SystemClock() });
  process.stdout.write(`${publicUrl ?? ''}${pass.link(path)}\n`);
  return 0;
}

async function withOutbox(config: Config, work: (outbox: LeadOutbox) => Promise<number>): Promise<number> {
  const { databaseUrl, dataFolder } = config;
  const isInRedis = config.redisUrl !== undefined && databaseUrl === undefined;
  // With Redis the leads are there; the data folder may belong to another node, and is not opened.
  const database = await openDatabase({ databaseUrl, dataFolder: isInRedis ? ':memory:' : dataFolder });
  const log = { warn: (_details: object, message: string) => void process.stderr.write(`${message}\n`) };
  const { outbox } = await openLeadOutbox({ config, database, clock: new SystemClock(), log });
  return work(outbox);
}

runProgram(operate);
