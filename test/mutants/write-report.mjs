import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** A longer list is not read: it is shortened to those in files about money, holds, seats and rights. */
const maxRows = 200;
const shortRows = 100;
const matters =
  /amount|money|price|fare|pay|deposit|refund|cancel|balance|charge|hold|held|seat|cabin|suite|capacity|availab|inventory|role|right|access|permission|grant|sign-in|session|token|code/;

export function short(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** Writes the page, and answers with its one line of figures. */
export function writeReport(path, { results, total, minutes, jobs, seed, isAll }) {
  const count = (list, outcome) => list.filter((one) => one.outcome === outcome).length;
  const alike = results.filter(({ outcome }) => outcome === 'equivalent');
  const left = results
    .filter(({ outcome }) => outcome === 'survived' || outcome === 'unreached')
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const killed = count(results, 'killed');
  const share = Math.round((1_000 * killed) / Math.max(1, results.length - alike.length)) / 10;
  const figures = `${killed} killed, ${left.length} survived, ${alike.length} equivalent: ${share} %`;
  const cell = (text) => `\`${short(text).replaceAll('|', '\\|').replaceAll('`', "'")}\``;
  const row = (mutant, last) =>
    `| ${mutant.file}:${mutant.line} | ${cell(mutant.original)} | ${cell(mutant.text)} | ${last} |`;
  const isLong = left.length >= maxRows;
  const ordered = isLong ? [...left].sort((a, b) => matters.test(b.file) - matters.test(a.file)) : left;
  const rows = isLong ? ordered.slice(0, shortRows) : left;
  const folders = [...new Set(results.map(({ file }) => folderOf(file)))].sort();
  const chosen = isAll ? `All ${total} mutants` : `Seed ${seed}, ${results.length} of ${total} mutants`;
  const lines = [
    '# Mutants',
    '',
    'One thing in `src/core` is changed at a time (an operator, a boundary, a condition, a returned value, a call), and the nearest tests that reach it say whether they notice: those of its folder, then those that import it, at most 30 files, without servers and browsers, on SQLite. `npm run mutants` chooses 200 mutants by a seed; `-- --count 400 --seed 15` takes others, `-- --all` takes all.',
    '',
    'Each file is compiled once with all of its mutants in it, each behind a switch (`test/mutants/instrument.mjs`), and one process runs a file of tests again and again with one after the other. A first run without a mutant tells which test reaches which mutants.',
    '',
    `${chosen}, ${minutes} minutes with ${jobs} side by side, at ${commit()}: **${figures}**.`,
    '',
    '| folder | killed | survived | no fast test reaches it |',
    '| --- | --- | --- | --- |',
    ...folders.map((folder) => {
      const own = results.filter(({ file }) => folderOf(file) === folder);
      return `| ${folder} | ${count(own, 'killed')} | ${count(own, 'survived')} | ${count(own, 'unreached')} |`;
    }),
    '',
    '## Survivors',
    '',
    ...(isLong ? [`${shortRows} of the ${left.length}, those about money, holds, seats and rights first.`, ''] : []),
    ...(left.length === 0
      ? ['None.']
      : [
          '| where | what stands there | the mutant | |',
          '| --- | --- | --- | --- |',
          ...rows.map((one) => row(one, one.outcome === 'unreached' ? 'no fast test reaches it' : '')),
        ]),
    '',
    '## Equivalent',
    '',
    'No test can tell these from the code (`test/mutants/equivalent.json`).',
    '',
    '| where | what stands there | the mutant | why |',
    '| --- | --- | --- | --- |',
    ...alike.map((one) => row(one, one.reason)),
    '',
  ];
  writeFileSync(path, lines.join('\n'));
  return figures;
}

const folderOf = (file) => file.split('/').slice(0, 3).join('/');

function commit() {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
}
