import { setFlagsFromString } from 'node:v8';
import { ConfigError, readConfig, requireContentFolder } from '../config/config';
import { describeForOperators, Unavailable } from './core/shared/unavailable';

// NODE_OPTIONS accepts none of these flags. Baseline code takes some 8 MB of a node and saves no CPU that shows
// (docs/profiles/memory.md). V8 would allocate the answers to requests in the old generation, because those made first
// are stored, and their bodies would wait for a collection of the whole heap (decision 0142). A young collection of 0.3 ms
// would wait for its helper thread, which often shares the core (decision 0143).
for (const flag of ['--no-sparkplug', '--no-allocation-site-pretenuring', '--no-parallel-scavenge'])
  setFlagsFromString(flag);

// The first process of a container ignores signals that it does not handle, also while it starts. One listener stays for
// good and what it does changes, because a signal that comes while listeners are exchanged is lost.
let leave = (): void => process.exit(0);
const onSignal = () => leave();
process.once('SIGTERM', onSignal).once('SIGINT', onSignal);

/** Checks the variables before it loads the server, so that a misconfigured start ends at once (F1). */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  requireContentFolder(config);
  const { serve } = await import('./serve');
  leave = await serve(config, fail);
}

function fail(error: unknown): void {
  process.stderr.write(`Landfall cannot start:\n${reasonOf(error)}\n`);
  process.exit(1);
}

start().catch(fail);

/**
 * Errors that an operator can resolve are reported without a stack trace: invalid variables, a port in use, a missing
 * folder.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `PORT: ${String(error.port)} is taken by another program`;
  const isForOperators = error instanceof ConfigError || error instanceof Unavailable || 'code' in error;
  return isForOperators ? describeForOperators(error) : (error.stack ?? error.message);
}
