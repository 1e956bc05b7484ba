// `npm run requirements`: lists the rows of docs/requirements.md that no test title names.
// Fails on a title that names more than three rows, or a row that does not exist. `--quiet` prints the sum alone.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const folders = ['src', 'views', 'test', 'config', 'assets'];
const maxIdsInTitle = 3;
/** The mark of a test that `npm test` leaves out (run.mjs): a row that no other test names counts as open. */
const leftToTheDrill = '(in full)';
/** Rows of the reliability promise, by letter: how many there are. */
const reliabilityRows = { A: 8, B: 7, C: 18, D: 10, E: 15, F: 11, G: 11 };
const idPattern = /\b(?:[A-Z]{3}-\d{2}|H\d{2}|[A-G]\d{1,2})\b/g;

const rows = new Map();
/** Where the running site shows a row: the fourth cell. */
const shownAt = new Map();
for (const line of readFileSync('docs/requirements.md', 'utf8').split('\n')) {
  const [, id = '', requirement = '', , address = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  if (!/^(?:[A-Z]{3}-\d{2}|H\d{2})$/.test(id)) continue;
  rows.set(id, requirement);
  shownAt.set(id, address);
}

const isKnown = (id) => rows.has(id) || Number(id.slice(1)) <= (reliabilityRows[id[0]] ?? 0);

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (/\.test\.tsx?$/.test(entry.name) || path.startsWith(join('test', 'contracts'))) yield path;
  }
}

/** Titles of `it(…)`, `test(…)` and their `.each(…)(…)`. */
function titlesOf(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const titles = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && /^(it|test)\b/.test(node.expression.getText(source))) {
      const title = node.arguments.at(0);
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        const { line } = source.getLineAndCharacterOfPosition(title.getStart(source));
        titles.push({ text: title.getText(source).slice(1, -1), position: `${path}:${line + 1}` });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** The ids a title begins with: what follows its first other word is prose and may hold capitals and figures. */
const leadingIds = (title) =>
  [
    ...(/^(?:(?:[A-Z]{3}-\d{2}|H\d{2}|[A-G]\d{1,2})\b(?:,? and |, |[\s,:]+))+/
      .exec(`${title} `)?.[0]
      .matchAll(idPattern) ?? []),
  ].map(([id]) => id);

const titles = folders.flatMap((folder) => [...testFiles(folder)]).flatMap(titlesOf);
const faults = [];
const proven = new Map();
for (const { text, position } of titles) {
  const ids = leadingIds(text);
  if (ids.length > maxIdsInTitle)
    faults.push(`${position} names ${ids.length} rows, more than ${maxIdsInTitle}: ${text}`);
  for (const id of ids) {
    if (!isKnown(id)) faults.push(`${position} names ${id}, which is no row: ${text}`);
    else if (!text.includes(leftToTheDrill)) proven.set(id, (proven.get(id) ?? 0) + 1);
  }
}

const requirements = [...rows.keys()].filter((id) => id.includes('-'));
const open = requirements.filter((id) => !proven.has(id));
const isQuiet = process.argv.includes('--quiet');
if (!isQuiet) for (const id of open) console.log(`${id}  ${rows.get(id).slice(0, 110)}`);
const byPrefix = new Map();
for (const id of requirements) {
  const [prefix] = id.split('-');
  const [done, all] = byPrefix.get(prefix) ?? [0, 0];
  byPrefix.set(prefix, [done + (proven.has(id) ? 1 : 0), all + 1]);
}
if (!isQuiet) console.log(`\n${[...byPrefix].map(([prefix, [done, all]]) => `${prefix} ${done}/${all}`).join('  ')}`);
console.log(
  `${requirements.length - open.length} of ${requirements.length} rows are named by the title of a test (${titles.length} titles, ${rows.size - requirements.length} choices).`,
);
const nowhere = requirements.filter((id) => shownAt.get(id) === 'nowhere yet');
console.log(`${nowhere.length} rows are shown nowhere yet${nowhere.length > 0 ? `: ${nowhere.join(', ')}` : ''}.`);
for (const id of requirements) if (!shownAt.get(id)) faults.push(`${id} does not say where the site shows it`);
for (const fault of faults) console.error(fault);
if (titles.length === 0) faults.push('no test title was found');
process.exitCode = faults.length > 0 ? 1 : 0;
