// What the tests need of the machine besides Node: Chromium, redis-server and PostgreSQL, from Debian's own packages.
// As root it installs what is missing; for anybody else it stops with the one line to type.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const postgresFolder = '/usr/lib/postgresql';
const hasProgram = (name) => (process.env.PATH ?? '').split(':').concat('/usr/bin', '/usr/sbin').some((folder) => existsSync(join(folder, name)));
const hasPostgres = () => existsSync(postgresFolder) && readdirSync(postgresFolder).some((version) => existsSync(join(postgresFolder, version, 'bin', 'initdb')));

const needs = [
  { package: 'chromium', isThere: () => existsSync('/usr/bin/chromium') || Boolean(process.env.CHROMIUM) },
  { package: 'redis-server', isThere: () => hasProgram('redis-server') },
  { package: 'postgresql', isThere: hasPostgres },
];

const missing = needs.filter((need) => !need.isThere()).map((need) => need.package);
if (missing.length > 0) {
  const install = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0 || !hasProgram('apt-get')) {
    console.error(`The tests need ${missing.join(', ')}. Type: sudo apt-get update && sudo ${install}`);
    process.exit(1);
  }
  console.log(`Installing ${missing.join(', ')} from Debian's packages`);
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  // No service is to be started by an installation: every test starts its own, on a free port.
  const noStart = { ...quiet, env: { ...quiet.env, RUNLEVEL: '1' } };
  execFileSync('apt-get', ['update', '-qq'], quiet);
  execFileSync('apt-get', ['-qq', ...install.split(' ').slice(1)], noStart);
  const still = needs.filter((need) => !need.isThere()).map((need) => need.package);
  if (still.length > 0) {
    console.error(`Still missing after the installation: ${still.join(', ')}`);
    process.exit(1);
  }
}
