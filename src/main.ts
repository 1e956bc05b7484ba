import 'reflect-metadata';
import type { Logger } from 'pino';
import { ConfigError, readConfig } from '../config/config';
import { createContainer } from './container';
import { Unavailable } from './core/shared/unavailable';
import { JobRunner } from './jobs/job-runner';
import { logStrayRejections } from './log-stray-rejections';
import { tokens } from './tokens';
import { LandfallServer } from './web/landfall-server';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const container = await createContainer(config);
  const log = container.get<Logger>(tokens.log);
  logStrayRejections(log);
  const server = container.get(LandfallServer);
  const jobs = container.get(JobRunner);
  const stop = () =>
    void server
      .drain()
      .then(() => jobs.stop())
      .then(() => container.get<() => Promise<void>>(tokens.stopTracing)())
      .then(() => container.unbindAll())
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        log.error({ err: error }, 'the server could not stop in order');
        process.exit(1);
      });
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  jobs.start();
  const port = await server.listen(config.port);
  process.stdout.write(`Landfall ready on http://localhost:${port}\n`);
}

start().catch((error: unknown) => {
  process.stderr.write(`Landfall cannot start:\n${reasonOf(error)}\n`);
  process.exit(1);
});

/** Errors that an operator can fix are reported without a stack: invalid variables, a port in use, a missing folder. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForOperators = error instanceof ConfigError || error instanceof Unavailable || 'code' in error;
  return isForOperators ? error.message : (error.stack ?? error.message);
}
