import 'reflect-metadata';
import type { Logger } from 'pino';
import { type Config, ConfigError, readConfig } from '../config/config';
import { FirstContent } from './jobs/first-content';
import { createContainer } from './container';
import { Unavailable } from './core/shared/unavailable';
import { JobRunner } from './jobs/job-runner';
import { logStrayRejections } from './log-stray-rejections';
import { tokens } from './tokens';
import { LandfallServer } from './web/landfall-server';

interface Node {
  readonly port: number;
  readonly log: Logger;
  stop(): Promise<void>;
  /** After `stop`, where the process goes on: another start opens the line anew. */
  readonly closeLine: () => Promise<void>;
  /** Calls back once the first content was imported; never on a node that has some. */
  onFirstContent(open: () => void): void;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  let node = await startNode(config);
  const { log } = node;
  logStrayRejections(log);
  const stop = () =>
    void node
      .stop()
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        log.error({ err: error }, 'the server could not stop in order');
        process.exit(1);
      });
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  node.onFirstContent(() => {
    node
      .stop()
      .then(() => node.closeLine())
      .then(async () => (node = await startNode({ ...config, port: node.port })))
      .then(() => log.info('the first content was imported: this site is open'))
      .catch(fail);
  });
  process.stdout.write(`Landfall ready on http://localhost:${node.port}\n`);
}

async function startNode(config: Config): Promise<Node> {
  const container = await createContainer(config);
  const server = container.get(LandfallServer);
  const jobs = container.get(JobRunner);
  const waiting = container.get(FirstContent);
  jobs.start();
  const port = await server.listen(config.port);
  return {
    port,
    log: container.get<Logger>(tokens.log),
    stop: async () => {
      waiting.stop();
      await server.drain();
      await jobs.stop();
      await container.get<() => Promise<void>>(tokens.stopTracing)();
      container.unbindAll();
    },
    closeLine: container.get<() => Promise<void>>(tokens.closeLine),
    onFirstContent: (open) => waiting.start(open),
  };
}

function fail(error: unknown): void {
  process.stderr.write(`Landfall cannot start:\n${reasonOf(error)}\n`);
  process.exit(1);
}

start().catch(fail);

/** Errors that an operator can fix are reported without a stack: invalid variables, a port in use, a missing folder. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForOperators = error instanceof ConfigError || error instanceof Unavailable || 'code' in error;
  return isForOperators ? error.message : (error.stack ?? error.message);
}
