import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const isTest = (file) => /\.test\.tsx?$/.test(file);
/** These need a built site, a browser or a server: too slow to meet every mutant. */
const isSlow = (file) =>
  /\.http\.test\.|^test\/(?:journeys|trials|operations|api|site)\/|start-server|launch-chromium/.test(file);

/** Which tests reach a file by their imports: those of its own folder first, then by the length of the way. */
export function nearestTests(root, files) {
  const importers = new Map();
  for (const file of files)
    for (const imported of importsOf(root, file)) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const reach = (from) => {
    const distances = new Map([[from, 0]]);
    const pending = [from];
    for (const file of pending)
      for (const importer of importers.get(file) ?? [])
        if (!distances.has(importer)) {
          distances.set(importer, distances.get(file) + 1);
          pending.push(importer);
        }
    return distances;
  };
  const slow = new Set(files.filter(isSlow).flatMap((file) => [...reach(file).keys()]));
  return (file) => {
    const distances = reach(file);
    const rank = (test) => distances.get(test) + (dirname(test) === dirname(file) ? 0 : 1);
    return [...distances.keys()].filter((test) => isTest(test) && !slow.has(test)).sort((a, b) => rank(a) - rank(b));
  };
}

function importsOf(root, file) {
  const source = readFileSync(join(root, file), 'utf8');
  return [
    ...source.matchAll(/(?:^|\n)(?:import|export)(?! type)[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/g),
  ].flatMap(([, named, dynamic]) => resolve(root, join(dirname(file), named || dynamic)) ?? []);
}

function resolve(root, path) {
  const found = ['.ts', '.tsx', '.mjs', ''].map((end) => path + end).find((one) => existsSync(join(root, one)));
  return found === undefined ? undefined : relative(root, join(root, found));
}
