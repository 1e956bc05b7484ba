// What the tests need of the machine besides Node: Chromium, redis-server, PostgreSQL and HAProxy, from Debian's own packages.
// As root it installs what is missing; for anybody else it stops with the one line to type.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const postgresFolder = '/usr/lib/postgresql';
const maxInstallWaitMs = 180_000;
const hasProgram = (name) =>
  (process.env.PATH ?? '')
    .split(':')
    .concat('/usr/bin', '/usr/sbin')
    .some((folder) => existsSync(join(folder, name)));
const hasPostgres = () =>
  existsSync(postgresFolder) &&
  readdirSync(postgresFolder).some((version) => existsSync(join(postgresFolder, version, 'bin', 'initdb')));
const hasShell = () => Boolean(process.env.CHROMIUM) || existsSync('/usr/bin/chromium-headless-shell');

const needs = [
  { package: 'chromium', isThere: () => Boolean(process.env.CHROMIUM) || existsSync('/usr/bin/chromium') },
  { package: 'redis-server', isThere: () => hasProgram('redis-server') },
  { package: 'postgresql', isThere: hasPostgres },
  { package: 'haproxy', isThere: () => hasProgram('haproxy') },
];
/** The same browser without a window opens a page with a third of the work (docs/decisions/0034); where it is missing, Chromium does as well. */
const wanted = { package: 'chromium-headless-shell', isThere: hasShell };

const canInstall = process.getuid?.() === 0 && hasProgram('apt-get');
const missing = () => needs.filter((need) => !need.isThere()).map((need) => need.package);

function install(packages, limits = {}) {
  console.log(`Installing ${packages.join(', ')} from Debian's packages`);
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    ...limits,
  };
  // No service is to be started by an installation: every test starts its own, on a free port.
  const noStart = { ...quiet, env: { ...quiet.env, RUNLEVEL: '1' } };
  execFileSync('apt-get', ['update', '-qq'], quiet);
  execFileSync(
    'apt-get',
    ['-qq', '-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '--no-install-recommends', ...packages],
    noStart,
  );
}

if (canInstall && !wanted.isThere()) {
  try {
    install([wanted.package], { timeout: maxInstallWaitMs });
  } catch {
    console.log(`The tests go on without ${wanted.package}`);
  }
}
if (missing().length > 0) {
  if (!canInstall) {
    const names = missing();
    console.error(
      `The tests need ${names.join(', ')}. Type: sudo apt-get update && sudo apt-get install -y --no-install-recommends ${names.join(' ')}`,
    );
    process.exit(1);
  }
  install(missing());
  if (missing().length > 0) {
    console.error(`Still missing after the installation: ${missing().join(', ')}`);
    process.exit(1);
  }
}
