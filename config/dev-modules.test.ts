import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const program = `
  const { compileModules, forgetChangedModules } = require(${JSON.stringify(resolve('config/dev-modules.cjs'))});
  const { writeFileSync } = require('node:fs');
  const load = () => require(process.cwd() + '/src/entry');
  compileModules().then(() => {
    const first = load();
    writeFileSync('src/changed.ts', 'export const word: string = "after";');
    forgetChangedModules();
    const second = load();
    console.log(JSON.stringify({ before: first.word, after: second.word, isSame: first.still === second.still }));
  });
`;

describe('modules of npm run dev', () => {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-dev-modules-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('evaluates what was saved and what imports it again, and keeps the others', () => {
    for (const name of ['src', 'views', 'config']) mkdirSync(join(folder, name));
    const write = (name: string, text: string) => writeFileSync(join(folder, 'src', name), text);
    write('changed.ts', 'export const word: string = "before";');
    write('importer.ts', 'import { word } from "./changed"; export const imported = word;');
    write('still.ts', 'export const still = {};');
    write('entry.ts', 'export { imported as word } from "./importer"; export { still } from "./still";');
    const said = execFileSync(process.execPath, ['-e', program], { cwd: folder, encoding: 'utf8' });
    expect(JSON.parse(said)).toEqual({ before: 'before', after: 'after', isSame: true });
  });
});
