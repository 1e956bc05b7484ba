import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { type ImportRule, importRules } from './import-rules';

interface Import {
  readonly from: string;
  /** The imported file; the name as it is written for a package or a module of Node. */
  readonly to: string;
  readonly isOfTypes: boolean;
}

export interface ImportsSeen {
  /** Files of ours that were read. */
  readonly files: readonly string[];
  /** `rule: from → to`, sorted. */
  readonly violations: readonly string[];
}

/** The layout of our code is fixed (`oxfmt --check`), so that an import is recognised by its first and last word. */
const statements =
  /^(?:import|export)\b(?<names>[^;'=(]*?)\bfrom '(?<source>[^']+)';|^import '(?<alone>[^']+)';|\bimport\('(?<late>[^']+)'\)/gms;
const namesOnlyTypes = /^\s*(?:type\b|\{(?:\s*type\s[^,}]+,?)+\s*\}\s*$)/;
const endings = ['', '.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'];

/** Reads every import below `folder` (its src, views and config) and holds them against the import rules. */
export function cruiseImports(folder: string, entries: readonly string[]): ImportsSeen {
  const files = entries.flatMap((entry) =>
    readdirSync(join(folder, entry), { withFileTypes: true, recursive: true })
      .filter((found) => found.isFile() && /\.tsx?$/.test(found.name))
      .map((found) => join(found.parentPath, found.name).slice(folder === '.' ? 0 : join(folder, '/').length)),
  );
  const imports = files.flatMap((file) => importsOf(folder, file));
  const circles = findCircles(imports);
  return {
    files,
    violations: importRules
      .flatMap((rule) =>
        imports
          .filter((found) => isForbidden(rule, found, circles))
          .map(({ from, to }) => `${rule.name}: ${from} → ${to}`),
      )
      .toSorted(),
  };
}

function importsOf(folder: string, from: string): readonly Import[] {
  const text = readFileSync(join(folder, from), 'utf8');
  return [...text.matchAll(statements)].map(({ groups = {} }) => {
    const source = groups['source'] ?? groups['alone'] ?? groups['late'] ?? '';
    const path = join(dirname(from), source);
    const ending = endings.find((one) => existsSync(join(folder, path + one)));
    return {
      from,
      to: source.startsWith('.') ? path + (ending ?? '') : source,
      isOfTypes: namesOnlyTypes.test(groups['names'] ?? ''),
    };
  });
}

function groupBySource(imports: readonly Import[]): ReadonlyMap<string, readonly Import[]> {
  const groups = new Map<string, Import[]>();
  for (const found of imports) groups.set(found.from, [...(groups.get(found.from) ?? []), found]);
  return groups;
}

function isForbidden({ from, to }: ImportRule, found: Import, circles: ReadonlyMap<string, number>): boolean {
  if (!fits(from, found.from)) return false;
  if (to.isCircular) return circles.has(found.from) && circles.get(found.from) === circles.get(found.to);
  if (to.isOfNode && !isBuiltin(found.to)) return false;
  if (to.isValue && found.isOfTypes) return false;
  const [, group = ''] = patternOf(from.path ?? '').exec(found.from) ?? [];
  return fits({ ...to, pathNot: to.pathNot?.replaceAll('$1', group) }, found.to);
}

const patterns = new Map<string, RegExp>();
/** Compiled once: each is asked for each of some ten thousand imports. */
function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source);
  patterns.set(source, pattern);
  return pattern;
}

const fits = ({ path, pathNot }: { readonly path?: string; readonly pathNot?: string | undefined }, file: string) =>
  (path === undefined || patternOf(path).test(file)) && (pathNot === undefined || !patternOf(pathNot).test(file));

/**
 * Files that import each other in a circle, with the number of their circle (Tarjan's strongly connected components).
 * Tests are left out: nothing imports them.
 */
function findCircles(imports: readonly Import[]): ReadonlyMap<string, number> {
  const targets = groupBySource(imports);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles = new Map<string, number>();
  let count = 0;
  const visit = (file: string) => {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    stack.push(file);
    for (const { to } of targets.get(file) ?? []) {
      if (!targets.has(to)) continue;
      if (!order.has(to)) visit(to);
      if (stack.includes(to)) lowest.set(file, Math.min(lowest.get(file) ?? own, lowest.get(to) ?? own));
    }
    if (lowest.get(file) !== own) return;
    const members = stack.splice(stack.indexOf(file));
    if (members.length > 1) for (const member of members) circles.set(member, count);
    count += 1;
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles;
}
