import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { clientFolder } from './contract/client-files';

/** What a program of an integrator's says: it compiles only where the types of the package are found and are right. */
const program = `import { createClient, type ErrorCode, MemoryCookies, type Outcome } from '@landfall/client';
import { solveBotCheck } from '@landfall/client/solve-bot-check';

export const api = createClient({ baseUrl: 'https://line.example', cookies: new MemoryCookies() });
const sailings = await api.call('findVoyages', { query: { region: 'bahamas' } });
if (sailings.kind === 'answered') console.log(sailings.body.map(({ voyageId }) => voyageId.length));
if (sailings.kind === 'refused') console.log(sailings.code satisfies ErrorCode, sailings.fields[0]?.field.length);
export const token: string = await solveBotCheck('https://line.example', 'otp-request');
export const kindOf = (outcome: Outcome<'signOut'>): string => outcome.kind;
`;

/** What the types must refuse: where they are lost everything is `any`, and all of it would pass. */
const mistakes = `import { createClient } from '@landfall/client';
import { solveBotCheck } from '@landfall/client/solve-bot-check';

const api = createClient({ baseUrl: 'https://line.example' });
await api.call('findNothing');
await api.call('findVoyages', { query: { region: 7 } });
export const count: number = await solveBotCheck('https://line.example', 'otp-request');
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'client-package-'));
  const installed = join(folder, 'node_modules/@landfall/client');
  mkdirSync(installed, { recursive: true });
  execFileSync('npm', ['pack', resolve(clientFolder), '--offline', '--silent', '--cache', join(folder, 'cache')], {
    cwd: folder,
    stdio: 'pipe',
  });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed], { cwd: folder });
  symlinkSync(resolve('node_modules/@types'), join(folder, 'node_modules/@types'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const strictRules = [
  '--target es2023 --lib es2023 --types node --noEmit --pretty false',
  '--strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes --noUnusedLocals',
].join(' ');
const rules = {
  nodenext: '--module nodenext --moduleResolution nodenext',
  bundler: '--module esnext --moduleResolution bundler',
} as const;
const compiler = resolve('node_modules/typescript-native/bin/tsc');

/** What the compiler says to these files, in an installation where the package is, under the strictest rules. */
function compile(files: Readonly<Record<string, string>>, under: keyof typeof rules): readonly string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const options = `${strictRules} ${rules[under]}`.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, ...options, ...Object.keys(files)], {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = stdout.split('\n').filter((line) => line.includes('TS'));
  return status !== 0 && lines.length === 0 ? [`The compiler did not run: ${stdout}${stderr}`] : lines;
}

/** The TypeScript of each guide, one program for each: later examples know what earlier ones named. */
function examplesOfGuides(): Readonly<Record<string, string>> {
  const guides = readdirSync('docs/integrators')
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const code = [...readFileSync(join('docs/integrators', name), 'utf8').matchAll(/^```ts\n(.*?)^```/gms)]
        .map(([, text = '']) => text)
        .join('\n');
      return [name.replace(/\.md$/, '.ts'), code] as const;
    });
  return Object.fromEntries(guides.filter(([, code]) => code.includes('@landfall/client')));
}

describe('the client as a package', () => {
  it.each(['nodenext', 'bundler'] as const)(
    'H57 brings its types to a strict program, and to every example of the guides: %s',
    (under) => {
      const guides = examplesOfGuides();
      expect(Object.keys(guides).length).toBeGreaterThan(3);
      expect(compile({ 'program.ts': program, 'mistakes.ts': mistakes, ...guides }, under)).toEqual([
        expect.stringMatching(/^mistakes\.ts.*TS2345/),
        expect.stringMatching(/^mistakes\.ts.*TS2322/),
        expect.stringMatching(/^mistakes\.ts.*TS2322/),
      ]);
    },
  );

  it('H57 runs as it was packed', () => {
    const script =
      "import { createClient, MemoryCookies } from '@landfall/client'; import { solve } from '@landfall/client/solve-bot-check'; console.log(typeof createClient, typeof MemoryCookies, typeof solve);";
    expect(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' }).trim(),
    ).toBe('function function function');
  });
});
