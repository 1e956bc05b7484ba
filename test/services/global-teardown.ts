import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stopPostgres } from './postgres-server';
import { run } from './run';

export default async function stopServices(): Promise<void> {
  await run.pool?.close();
  const folder = process.env['TEST_SERVICES_FOLDER'];
  if (!folder) return;
  const postgres = join(folder, 'postgres');
  if (existsSync(postgres)) stopPostgres(postgres);
  rmSync(folder, { recursive: true, force: true });
}
