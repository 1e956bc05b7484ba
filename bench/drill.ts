// `npm run drill -- <name>`: runs a trial at full size and writes its report to docs/drills.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { compile } from '../config/compile.mjs';
import { readOptions } from './read-options';
import type { Drill, TrialReport } from '../test/trials/trial';

/** A file in these folders that exports a `Drill` is the drill of the file's name. */
const folders = ['test/trials', 'bench'];
const exportsDrill = /^export const \w+: Drill = /m;

const isDrill = (file: string): boolean => existsSync(file) && exportsDrill.test(readFileSync(file, 'utf8'));

async function findDrill(name: string): Promise<Drill | undefined> {
  const file = folders.map((folder) => join(folder, `${name}.ts`)).find(isDrill);
  if (file === undefined) return undefined;
  const exportedNames = (await import((await compile(file)).href)) as Readonly<Record<string, unknown>>;
  return Object.values(exportedNames).find((one) => Object(one) === one && 'verdict' in Object(one)) as
    | Drill
    | undefined;
}

const drillNames = (): readonly string[] =>
  folders
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ts') && isDrill(file))
    .map((file) => file.replace(/^.*\//, '').replace(/\.ts$/, ''))
    .sort();

function toReport(name: string, { title, how, verdict }: Drill, { rows, isGood, more = '' }: TrialReport): string {
  const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
  const database = process.env['DATABASE_URL'] ? ', PostgreSQL of the environment' : '';
  return [
    `# Drill: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    '',
    `\`npm run drill -- ${name}\` at ${revision}, Node ${process.version}, ${cpus().length} cores${database}. ${how}`,
    '',
    '| what | count |',
    '|---|---|',
    ...rows.map(([what, count]) => `| ${what} | ${count} |`),
    ...(more === '' ? [] : ['', more]),
    '',
    isGood ? verdict : 'THIS IS NOT AS IT MUST BE.',
    '',
  ].join('\n');
}

const {
  words: [name = ''],
} = readOptions({
  usage: `npm run drill -- <name>: runs a trial at full size and writes its report to docs/drills.\nThe drills are: ${drillNames().join(', ')}`,
  options: {},
  allowPositionals: true,
});
const drill = await findDrill(name);
if (drill) {
  const report = await drill.run();
  const text = toReport(name, drill, report);
  mkdirSync('docs/drills', { recursive: true });
  writeFileSync(`docs/drills/${name}.md`, text);
  console.log(text);
  process.exitCode = report.isGood ? 0 : 1;
} else {
  console.error(`There is no drill “${name}”. The drills are: ${drillNames().join(', ')}`);
  process.exitCode = 1;
}
