import 'reflect-metadata';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { createContainer } from './container';
import { ImportedContent } from './jobs/imported-content';
import { JobRunner } from './jobs/job-runner';
import { logStrayRejections } from './log-stray-rejections';
import { tokens } from './tokens';
import { LandfallServer } from './web/landfall-server';

interface Node {
  readonly port: number;
  readonly log: Logger;
  stop(): Promise<void>;
  /** Call it after `stop` when the process continues, because another start opens the line again. */
  readonly closeLine: () => Promise<void>;
  /**
   * Calls back once, when content was imported that this node does not show yet and it is this node's turn to restart.
   */
  onNewContent(open: () => void): void;
}

/** Serves until the returned function is called, which drains the node and ends the process. */
export async function serve(config: Config, fail: (error: unknown) => void): Promise<() => void> {
  let node = await startNode(config);
  const { log } = node;
  logStrayRejections(log);
  const followContent = () =>
    node.onNewContent(() => {
      node
        .stop()
        .then(() => node.closeLine())
        .then(async () => (node = await startNode({ ...config, port: node.port })))
        .then(() => log.info('imported content is shown: this node has started anew with it'))
        .then(followContent)
        .catch(fail);
    });
  followContent();
  process.stdout.write(`Landfall ready on http://localhost:${node.port}\n`);
  return () => {
    const startedAt = Date.now();
    log.info('this node drains: it takes nothing new and finishes what is under way');
    node
      .stop()
      .then(() => {
        log.info({ ms: Date.now() - startedAt }, 'this node has stopped');
        process.exit(0);
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'the server could not stop in order');
        process.exit(1);
      });
  };
}

export async function startNode(config: Config): Promise<Node> {
  const container = await createContainer(config);
  const server = container.get(LandfallServer);
  const jobs = container.get(JobRunner);
  const importedContent = container.get(ImportedContent);
  jobs.start();
  const port = await server.listen(config.port);
  return {
    port,
    log: container.get<Logger>(tokens.log),
    stop: async () => {
      importedContent.stop();
      await server.drain();
      await jobs.stop();
      for (const stop of container.getAll<() => unknown>(tokens.onStop)) await stop();
      container.unbindAll();
    },
    closeLine: container.get<() => Promise<void>>(tokens.closeLine),
    onNewContent: (open) => importedContent.start(open),
  };
}
