/** Start here: configuration → container → server → listen; drains on SIGTERM. */
import 'reflect-metadata';
import { ConfigError, readConfig } from '../config/config';
import { createContainer } from './container';
import { Housekeeping } from './housekeeping';
import { LandfallServer } from './web/landfall-server';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const container = await createContainer(config);
  const server = container.get(LandfallServer);
  const stop = () => void server.drain().then(() => container.unbindAll()).then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  container.get(Housekeeping).start();
  const port = await server.listen(config.port);
  process.stdout.write(`Landfall ready on ${config.publicUrl ?? `http://localhost:${port}`}\n`);
}

start().catch((error: unknown) => {
  const text = error instanceof ConfigError ? `Landfall cannot start:\n${error.message}` : `Landfall cannot start: ${error instanceof Error ? error.stack ?? error.message : String(error)}`;
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
