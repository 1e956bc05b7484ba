// What a run of the tests took: the slowest ten files, and each folder in sum over all workers.
import { relative } from 'node:path';

const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`;
/** `src/core`, `test/journeys`, `views`. */
const folderOf = (file) => /^(?:(?:src|test)\/[^/.]+(?=\/)|[^/]+)/.exec(file)?.[0] ?? file;

export function formatTimes(testResults) {
  const files = testResults
    .map(({ name, startTime, endTime }) => ({ file: relative('.', name), ms: Math.max(0, endTime - startTime) }))
    .sort((a, b) => b.ms - a.ms);
  const folders = new Map();
  for (const { file, ms } of files) {
    const { count, total } = folders.get(folderOf(file)) ?? { count: 0, total: 0 };
    folders.set(folderOf(file), { count: count + 1, total: total + ms });
  }
  console.log('The slowest ten files:');
  for (const { file, ms } of files.slice(0, 10)) console.log(`${seconds(ms)}  ${file}`);
  console.log('By folder, in sum over all workers:');
  for (const [folder, { count, total }] of [...folders].sort(([, a], [, b]) => b.total - a.total))
    console.log(`${seconds(total)}  ${folder} (${count} files)`);
}
