// `npm run advisories`: whether any package that is installed for production has a known advisory. Asks the registry;
// when that does not answer, compares package-lock.json with the stored list in config/advisories.json, and prints the
// date of that list.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const levels = ['high', 'critical'];

const numbersOf = (version) => version.split(/[.+-]/, 3).map(Number);
const isBefore = (one, other) => {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const index = a.findIndex((number, position) => number !== b[position]);
  return index !== -1 && a[index] < b[index];
};

export function findListed({ packages }, { advisories }) {
  return Object.entries(packages).flatMap(([path, { version, dev }]) => {
    const name = path.split('node_modules/').at(-1);
    if (!version || dev || !path) return [];
    return advisories
      .filter((one) => one.package === name && !isBefore(version, one.from) && isBefore(version, one.below))
      .map(({ id, below }) => `${name} ${version}: ${id}, mended in ${below}`);
  });
}

function askRegistry() {
  const read = (text) => {
    try {
      const { vulnerabilities } = JSON.parse(text);
      return vulnerabilities && Object.values(vulnerabilities).filter(({ severity }) => levels.includes(severity));
    } catch {
      return undefined;
    }
  };
  try {
    return read(
      execFileSync('npm', ['audit', '--omit=dev', '--json'], { timeout: 20_000, stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch (error) {
    // npm exits with 1 when it has found something, and reports it on standard output.
    return read(String(error.stdout ?? ''));
  }
}

function main() {
  const found = askRegistry();
  if (found) {
    for (const { name, severity } of found) console.error(`${name}: ${severity}`);
    console.log(`The registry knows ${found.length} advisories, high or critical.`);
    return found.length;
  }
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
  const stored = read('config/advisories.json');
  const listed = findListed(read('package-lock.json'), stored);
  for (const text of listed) console.error(text);
  console.log(
    `No registry answers. The stored list of ${stored.date} names ${listed.length} of the installed packages.`,
  );
  return listed.length;
}

if (process.argv[1]?.endsWith('advisories.mjs')) process.exitCode = main() > 0 ? 1 : 0;
