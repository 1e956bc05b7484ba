// `npm run drill -- <name>`: a trial at its full size. Writes what happened to docs/drills.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { carding } from '../test/trials/carding';
import { mailBomb } from '../test/trials/mail-bomb';
import { stockGrab } from '../test/trials/stock-grab';
import { authorisationMatrix } from '../test/trials/authorisation-matrix';
import { closeAGuestDrill } from '../test/trials/close-a-guest';
import { conformance } from '../test/trials/conformance';
import { crossSiteWrites } from '../test/trials/cross-site-writes';
import { databaseFaults } from '../test/trials/database-faults';
import { deploys } from '../test/trials/deploys';
import { everyPage } from '../test/trials/every-page';
import { guestsApart } from '../test/trials/guests-apart';
import { durableWrites } from '../test/trials/durable-writes';
import { idleNodes } from '../test/trials/idle-nodes';
import { lastCabins } from '../test/trials/last-cabins';
import { leadStorm } from '../test/trials/lead-storm';
import { manyBuyers } from '../test/trials/many-buyers';
import { mutatedQueriesDrill } from '../test/trials/mutated-queries';
import { restoreDrill } from '../test/trials/restore';
import { returnAddresses } from '../test/trials/return-addresses';
import { scriptPayloads } from '../test/trials/script-payloads';
import { busyNodesDrill } from '../test/trials/busy-nodes';
import { streamsDrill } from '../test/trials/streams';
import { overloadDrill } from '../test/trials/overload';
import { seats } from '../test/trials/seats';
import type { Drill, TrialReport } from '../test/trials/trial';
import { vendorFaultsDrill } from '../test/trials/vendor-faults';
import { webhookChaos } from '../test/trials/webhook-chaos';
import { wrongCodes } from '../test/trials/wrong-codes';
import { contrast } from './contrast';
import { interactions } from './interactions';
import { lighthouse } from './lighthouse';

const drills: Readonly<Record<string, Drill>> = {
  'last-cabins': lastCabins,
  'lead-storm': leadStorm,
  'wrong-codes': wrongCodes,
  'close-a-guest': closeAGuestDrill,
  'return-addresses': returnAddresses,
  'script-payloads': scriptPayloads,
  'cross-site-writes': crossSiteWrites,
  conformance,
  'every-page': everyPage,
  'mutated-queries': mutatedQueriesDrill,
  'many-buyers': manyBuyers,
  'authorisation-matrix': authorisationMatrix,
  'durable-writes': durableWrites,
  deploys,
  'idle-nodes': idleNodes,
  'database-faults': databaseFaults,
  restore: restoreDrill,
  'guests-apart': guestsApart,
  'vendor-faults': vendorFaultsDrill,
  seats,
  carding,
  'stock-grab': stockGrab,
  'mail-bomb': mailBomb,
  'webhook-chaos': webhookChaos,
  overload: overloadDrill,
  streams: streamsDrill,
  'busy-nodes': busyNodesDrill,
  contrast,
  lighthouse,
  interactions,
};

function toReport(name: string, { title, how, verdict }: Drill, { rows, isGood }: TrialReport): string {
  const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
  const place = process.env['DATABASE_URL'] ? ', PostgreSQL of the environment' : '';
  return [
    `# Drill: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    '',
    `\`npm run drill -- ${name}\` at ${revision}, Node ${process.version}, ${cpus().length} cores${place}. ${how}`,
    '',
    '| what | count |',
    '|---|---|',
    ...rows.map(([what, count]) => `| ${what} | ${count} |`),
    '',
    isGood ? verdict : 'THIS IS NOT AS IT MUST BE.',
    '',
  ].join('\n');
}

const [name = ''] = process.argv.slice(2);
const drill = drills[name];
if (drill) {
  const report = await drill.run();
  const text = toReport(name, drill, report);
  mkdirSync('docs/drills', { recursive: true });
  writeFileSync(`docs/drills/${name}.md`, text);
  console.log(text);
  process.exitCode = report.isGood ? 0 : 1;
} else {
  console.error(`The drills are: ${Object.keys(drills).join(', ')}. Type: npm run drill -- last-cabins`);
  process.exitCode = 1;
}
