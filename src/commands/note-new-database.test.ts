import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteNewDatabase } from './note-new-database';

it('G8 G10 a command says that it makes an empty database where DATABASE_URL was forgotten', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'landfall-commands-'));
  const said: string[] = [];
  const note = (databaseUrl?: string) => noteNewDatabase({ databaseUrl, dataFolder }, (text) => void said.push(text));
  note('postgres://db/landfall');
  expect(said).toEqual([]);
  note();
  expect(said.join()).toContain('DATABASE_URL is not set');
  writeFileSync(join(dataFolder, 'line.sqlite'), '');
  note();
  expect(said).toHaveLength(1);
  rmSync(dataFolder, { recursive: true, force: true });
});
