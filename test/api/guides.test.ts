import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { sharedServer, type SharedServer } from '../support/shared-server';
import { resetLine } from '../support/reset-line';

const folder = 'docs/integrators';
const guides = [
  'getting-started',
  'versioning-and-deprecation',
  'rate-limits',
  'idempotency',
  'paging-and-caching',
  'test-mode',
  'partners',
] as const;

/** One example of a guide, and what stands below it as its answer. */
interface Example {
  readonly language: 'sh' | 'ts';
  readonly code: string;
  readonly answer?: string;
}

function examplesOf(markdown: string): readonly Example[] {
  const blocks = [...markdown.matchAll(/^```(\w*)\n(.*?)^```/gms)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
  return blocks.flatMap(({ language, code }, index) => {
    const next = blocks[index + 1];
    return language === 'sh' || language === 'ts'
      ? [{ language, code, ...(next?.language === 'text' ? { answer: next.code.trim() } : {}) }]
      : [];
  });
}

let server: SharedServer;
let place: string;
beforeAll(async () => {
  server = await sharedServer();
  place = mkdtempSync(join(tmpdir(), 'guides-'));
  symlinkSync(resolve(folder, 'client'), join(place, 'client'));
}, 60_000);
afterAll(() => server.stop());

const mark = (index: number) => `--- end of example ${index} ---`;

/** All examples of one language in their order, as one program: later ones know what earlier ones named. */
async function run(examples: readonly Example[], language: Example['language']): Promise<readonly string[]> {
  const own = examples.filter((example) => example.language === language);
  if (own.length === 0) return [];
  const text = own
    .map(({ code }, index) =>
      language === 'sh' ? `${code}\necho '${mark(index)}'` : `${code}\nconsole.log('${mark(index)}');`,
    )
    .join('\n');
  const output =
    language === 'sh'
      ? await execute('bash', ['-c', `set -euo pipefail\n${text}`])
      : await execute(process.execPath, [compile(text)]);
  return own.flatMap(({ code, answer }, index) => {
    const from = index === 0 ? 0 : output.indexOf(mark(index - 1)) + mark(index - 1).length;
    const until = output.indexOf(mark(index));
    const came = output.slice(from, until < 0 ? undefined : until).trim();
    return until >= 0 && (answer === undefined || toPattern(answer).test(came))
      ? []
      : [`${code.slice(0, 120)} …\nwas to answer\n${answer ?? 'nothing'}\nand answered\n${came}`];
  });
}

/** `…` stands for anything. */
const toPattern = (answer: string) =>
  new RegExp(
    `^${answer
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[\\s\\S]*')}$`,
  );

function compile(text: string): string {
  mkdirSync(join(place, 'run'), { recursive: true });
  const source = join(place, 'run', 'guide.ts');
  writeFileSync(source, text);
  const outfile = join(place, 'run', 'guide.mjs');
  buildSync({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    alias: {
      '@landfall/client': resolve(folder, 'client/client.ts'),
      '@landfall/client/solve-bot-check': resolve(folder, 'client/solve-bot-check.mjs'),
    },
  });
  return outfile;
}

const execute = (program: string, args: readonly string[]) =>
  new Promise<string>((resolveOutput) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: place,
      env: { PATH: process.env['PATH'], LANDFALL: server.url },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', () => resolveOutput(output));
  });

describe('the guides for integrators', () => {
  it.each(guides)(
    'H57 hold what they show, in curl and in TypeScript: %s',
    async (name) => {
      await resetLine(server.url);
      const examples = examplesOf(readFileSync(join(folder, `${name}.md`), 'utf8'));
      expect(examples.length).toBeGreaterThan(0);
      expect([...(await run(examples, 'sh')), ...(await run(examples, 'ts'))]).toEqual([]);
    },
    60_000,
  );

  it('can fail: a missing answer is reported', async () => {
    expect(await run([{ language: 'sh', code: 'echo one', answer: 'two' }], 'sh')).toHaveLength(1);
    expect(
      await run(
        [
          { language: 'sh', code: 'false\n' },
          { language: 'sh', code: 'echo one' },
        ],
        'sh',
      ),
    ).toHaveLength(2);
    expect(await run([{ language: 'ts', code: 'throw new Error("no");' }], 'ts')).toHaveLength(1);
  });
});
