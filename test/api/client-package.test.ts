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
if (sailings.kind === 'refused' && sailings.code === 'UNAVAILABLE') console.log(sailings.status satisfies number);
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

const ada = `{ first_name: 'Ada', last_name: 'Marlow', email: 'ada@example.com', country_code: 'US', phone: '305 555 0142' }`;
/** Bodies that the server takes, by operation, and fields that it refuses each of them without. */
const bodies: readonly (readonly [id: string, body: string, required: readonly string[]])[] = [
  ['sendContactForm', `{ ...${ada}, topic: 'Other', message: 'Hello', token }`, ['email', 'topic', 'message', 'token']],
  ['sendContactForm', `{ topic: 'Other', message: 'Hello', token }`, ['topic', 'message', 'token']],
  [
    'sendCareersForm',
    `{ ...${ada}, careerInterest: 'Marine Operations', marineOperations: 'Nautical', token }`,
    ['phone', 'careerInterest', 'marineOperations', 'token'],
  ],
  [
    'sendGetInTouchForm',
    `{ ...${ada}, country: 'US', voyageInterest: ['x'], season: 'Spring 2027', yachtConsent: true, token }`,
    ['last_name', 'season', 'yachtConsent'],
  ],
  [
    'joinWaitlist',
    `{ ...${ada}, form: 'inquire-now', country: 'US', itineraryId: 'x', yachtConsent: true, token }`,
    ['email', 'country', 'itineraryId', 'yachtConsent', 'token'],
  ],
  ['inquire', `{ itineraryId: 'x', yachtConsent: true, token }`, ['itineraryId', 'yachtConsent', 'token']],
  ['requestCode', `{ email: 'ada@example.com', token }`, ['email', 'token']],
  ['requestCode', `{ phoneNum: '3055550142', code: 'US', token }`, ['phoneNum', 'code', 'token']],
  ['verifyCode', `{ email: 'ada@example.com', OTP: '123456' }`, ['OTP']],
  [
    'addContactInformation',
    `[{ email: 'ada@example.com', businessPersonal: 'Personal' }]`,
    ['email', 'businessPersonal'],
  ],
  [
    'addContactInformation',
    `[{ phoneNumber: '3055550142', countryCode: 'US', businessPersonal: 'Personal' }]`,
    ['phoneNumber', 'countryCode'],
  ],
  ['changeContactInformation', `[{ id: 'x', fsyPrimary: true }]`, ['id']],
  [
    'addAddressInformation',
    `[{ street: '12 Chapel Row', city: 'Bath', country: 'GB' }]`,
    ['street', 'city', 'country'],
  ],
  [
    'bookShoreEx',
    `[{ ageGroup: 'ADULT', ageGroupPricingId: 'x', participantId: 'x', bookableTourDepartureId: 'x', bookableTourId: 'x', bookingStatus: 'WAITLIST', quantity: 1, salesChannelId: 'WEB', grossAmount: 1, netAmount: 1 }]`,
    ['participantId', 'grossAmount'],
  ],
];
const callOf = (id: string, body: string) => `await api.call('${id}', { body: ${body} });`;
/** The body without one of its fields. */
const without = (body: string, field: string) =>
  body.replace(new RegExp(`(?<=[{,] )${field}(?:: (?:'[^']*'|\\[[^\\]]*\\]|\\w+))?(?:, | (?=\\}))`), '');
const programOf = (calls: readonly string[]) =>
  [
    `import { createClient } from '@landfall/client';`,
    `const api = createClient({ baseUrl: 'https://line.example' });`,
    `const token = 'solved';`,
    ...calls,
    'export {};',
    '',
  ].join('\n');

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

/** Compiles programs against the packed client as a strict project with one way of resolving modules. */
function expectTypesToHold(under: 'nodenext' | 'bundler'): void {
  const guides = examplesOfGuides();
  expect(Object.keys(guides).length).toBeGreaterThan(3);
  const whole = programOf(bodies.map(([id, body]) => callOf(id, body)));
  const calls = bodies.flatMap(([id, body, required]) => required.map((field) => callOf(id, without(body, field))));
  const own = { 'program.ts': program, 'mistakes.ts': mistakes, 'whole.ts': whole, 'refused.ts': programOf(calls) };
  const said = compile({ ...own, ...guides }, under);
  const ofRefused = said.filter((line) => line.startsWith('refused.ts('));
  expect(said.filter((line) => !ofRefused.includes(line))).toEqual([
    expect.stringMatching(/^mistakes\.ts.*TS2345/),
    expect.stringMatching(/^mistakes\.ts.*TS2322/),
    expect.stringMatching(/^mistakes\.ts.*TS2322/),
  ]);
  const isRefused = (index: number) => ofRefused.some((line) => line.startsWith(`refused.ts(${index + 4},`));
  expect(calls.filter((_, index) => !isRefused(index))).toEqual([]);
}

describe('the client as a package', () => {
  const title =
    'H57 FRM-32 brings its types to a strict program and to every example of the guides, and refuses a body without a required field';
  it(`${title}: nodenext`, () => expectTypesToHold('nodenext'));
  it(`${title}: bundler (in full)`, () => expectTypesToHold('bundler'));

  it('H57 runs as it was packed', () => {
    const script =
      "import { createClient, MemoryCookies } from '@landfall/client'; import { solve } from '@landfall/client/solve-bot-check'; console.log(typeof createClient, typeof MemoryCookies, typeof solve);";
    expect(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' }).trim(),
    ).toBe('function function function');
  });
});
