import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const versionsFolder = '/usr/lib/postgresql';
const missing =
  'PostgreSQL is missing. Type: sudo apt-get update && sudo apt-get install -y --no-install-recommends postgresql';

/**
 * A machine that runs several suites at once takes its time to fork a process for each of forty connections, and to give
 * each of them its turn. What pg reads in an address goes before what the site sets.
 */
const connectionLimits = 'connect_timeout=20&statement_timeout=20000&query_timeout=21000';

export interface PostgresServer {
  readonly url: string;
  readonly folder: string;
}

/** A throwaway PostgreSQL in `folder`, on the given port of 127.0.0.1, tuned for tests: nothing is synced to disk. */
export function startPostgres(folder: string, port: number): PostgresServer {
  makeCluster(folder);
  runCluster(
    folder,
    port,
    '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off -c wal_level=minimal -c max_wal_senders=0 -c max_wal_size=128MB',
  );
  return { url: `${urlOf(port)}?${connectionLimits}`, folder };
}

export interface DurablePostgres extends PostgresServer {
  /** Ends it as a crash does: nothing is written down any more. */
  crash(): void;
  restart(): void;
}

/** One that keeps what it has confirmed, as in production, to be crashed and started again. */
export function startDurablePostgres(folder: string, port: number): DurablePostgres {
  makeCluster(folder);
  const restart = () => runCluster(folder, port, '');
  restart();
  return { url: urlOf(port), folder, crash: () => stopPostgres(folder), restart };
}

/** A standby that every commit of `primary` waits for, as a line uses it that may lose no answered write. */
export function startStandby(primary: PostgresServer, folder: string, port: number): DurablePostgres {
  const cluster = join(folder, 'cluster');
  mkdirSync(folder, { recursive: true });
  ownByPostgres(folder);
  run('pg_basebackup', ['-D', cluster, '-d', primary.url, '-R', '-X', 'stream', '--no-sync', '-c', 'fast']);
  const restart = () => runCluster(folder, port, '');
  restart();
  return { url: urlOf(port), folder, crash: () => stopPostgres(folder), restart };
}

/** Makes a standby the primary. */
export const promote = ({ folder }: PostgresServer): void =>
  run('pg_ctl', ['-D', join(folder, 'cluster'), '-w', 'promote']);

/** Every process of the server stops where it is (SIGSTOP), with its connections open, or goes on. */
export function signalPostgres({ folder }: PostgresServer, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const postmaster = Number(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  // The postmaster first: it would start processes anew.
  const children = () => readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  process.kill(postmaster, signal);
  for (const child of children().filter(Boolean)) {
    try {
      process.kill(Number(child), signal);
    } catch (error) {
      // It has ended meanwhile, as a connection's process does.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

const urlOf = (port: number) => `postgresql://landfall@127.0.0.1:${port}/postgres`;

function makeCluster(folder: string): void {
  const cluster = join(folder, 'cluster');
  mkdirSync(cluster, { recursive: true });
  ownByPostgres(folder);
  ownByPostgres(cluster);
  run('initdb', ['-D', cluster, '-U', 'landfall', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8']);
}

function runCluster(folder: string, port: number, extra: string): void {
  const cluster = join(folder, 'cluster');
  const options = `-p ${port} -k ${cluster} -c listen_addresses=127.0.0.1 -c max_connections=200 ${extra}`;
  run('pg_ctl', ['-D', cluster, '-l', join(cluster, 'log'), '-o', options, '-w', '-t', '60', 'start']);
}

export function stopPostgres(folder: string): void {
  const cluster = join(folder, 'cluster');
  if (existsSync(join(cluster, 'postmaster.pid'))) run('pg_ctl', ['-D', cluster, '-m', 'immediate', '-w', 'stop']);
}

/** A run that is broken off has no teardown: this small watcher outlives it and ends the server, by its own process id. */
export function stopAfter(runPid: number, folder: string): void {
  const watch =
    'while kill -0 "$1" 2>/dev/null; do sleep 1; done; kill -QUIT "$(head -n 1 "$2/cluster/postmaster.pid" 2>/dev/null)" 2>/dev/null';
  spawn('sh', ['-c', watch, 'sh', String(runPid), folder], { detached: true, stdio: 'ignore', cwd: '/' }).unref();
}

function run(program: string, parameters: readonly string[]): void {
  const path = join(binaries(), program);
  // PostgreSQL refuses to run as root.
  const [command, ...before] = isRoot()
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', path]
    : [path];
  execFileSync(command, [...before, ...parameters], { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
}

function binaries(): string {
  const versions = existsSync(versionsFolder) ? readdirSync(versionsFolder).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(versionsFolder, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
  if (found === undefined) throw new Error(missing);
  return found;
}

const isRoot = () => process.getuid?.() === 0;

function ownByPostgres(folder: string): void {
  if (!isRoot()) return;
  const account = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('postgres:'))
    ?.split(':');
  if (!account) throw new Error(missing);
  chownSync(folder, Number(account[2]), Number(account[3]));
  chmodSync(folder, 0o700);
}

/** The note that tells other test processes where the shared server is. */
export const readNote = (folder: string): string | undefined => {
  const note = join(folder, '..', 'postgres.url');
  return existsSync(note) ? readFileSync(note, 'utf8') : undefined;
};
export const writeNote = (folder: string, url: string): void => writeFileSync(join(folder, '..', 'postgres.url'), url);
