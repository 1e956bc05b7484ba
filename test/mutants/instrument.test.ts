import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from 'esbuild';
import ts from 'typescript';
import { findMutants } from './find-mutants.mjs';
import { instrument } from './instrument.mjs';

/** Every kind of mutant, and the surroundings in which an expression cannot simply be put in brackets. */
const sample = `
interface Suite { readonly beds: readonly number[] }
const calls: string[] = [];
const note = (name: string): void => { calls.push(name); };
const widths = [1, 2, 3].filter((width) => width > 1);

class Cabins {
  constructor(private readonly suites?: readonly Suite[], readonly isOpen = suites !== undefined) {}
  fits(guests: number) { return this.suites?.some(({ beds }) => beds.length >= guests).toString().length; }
  all(guests: number) { return this.suites?.every(({ beds }) => beds.length === guests); }
  largest() { return Math.max(...(this.suites ?? []).flatMap(({ beds }) => beds)) as number; }
  sorted() { return (this.suites ?? []).map(({ beds }) => beds.length).toSorted((a, b) => a - b); }
}
function choose(a: boolean, b: boolean, c: boolean) {
  if (a && b || !c) note('first'); else note('second');
  const chosen = a ? b : c && !b;
  if (!chosen) return undefined;
  return a && b && c ? 'all' as const : 'some';
}
function count(nights: number, price: number) {
  let sum = 0;
  for (let night = 0; night < nights && night < 9; night += 1) sum += price * 2 - night / 4 + (night % 3);
  // A comment at the end of an operand is part of neither operand.
  const isDear = sum > 20.75 // more than twenty
    && price >= 4;
  return isDear || nights <= 1 ? sum : sum + 100;
}
async function wait(name: string | undefined) {
  await Promise.resolve().then(() => note('waited'));
  void note('not waited');
  return name === 'nobody' || name === undefined ? undefined : name;
}
const compare = (a: number, b: number) => a - b;
const cut = (list: readonly number[]) => list.filter((one) => !(one < 2));

export async function outcomes() {
  const found: unknown[] = [widths];
  for (const suites of [undefined, [], [{ beds: [1, 2] }], [{ beds: [1, 2] }, { beds: [3] }, { beds: [] }]]) {
    const cabins = new Cabins(suites);
    found.push(cabins.isOpen, cabins.largest(), cabins.sorted());
    for (const guests of [0, 1, 2, 3]) found.push(cabins.fits(guests), cabins.all(guests));
  }
  for (const a of [true, false]) for (const b of [true, false]) for (const c of [true, false]) found.push(choose(a, b, c));
  for (const nights of [0, 1, 2, 5, 12]) for (const price of [3, 4, 5]) found.push(count(nights, price));
  for (const name of ['one', 'nobody', undefined]) found.push(await wait(name));
  found.push(compare(1, 2), compare(2, 1), cut([1, 2, 3]));
  return [...found, ...calls].map(String).join();
}
`;

interface Sample {
  outcomes(): Promise<string>;
}

/** What the code does, or the error it ends with. */
async function outcomesOf(source: string, isMutant?: (id: number) => boolean): Promise<string> {
  const { code } = transformSync(source, { loader: 'ts', format: 'cjs' });
  const module = { exports: {} as Sample };
  try {
    compileFunction(code, ['module', 'isMutant'])(module, isMutant);
    return await module.exports.outcomes();
  } catch (error) {
    return String(error);
  }
}

describe('a file with all of its mutants in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-mutants-'));
  const path = join(folder, 'sample.ts');
  writeFileSync(path, sample);
  const options = { strict: true, target: ts.ScriptTarget.ES2023, lib: ['lib.es2023.d.ts'] };
  const mutants = findMutants(folder, options, [path]).map((mutant, id) => ({ ...mutant, id }));
  const instrumented = instrument(sample, mutants);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('behaves as the file itself while none is on', async () => {
    expect(await outcomesOf(instrumented, () => false)).toBe(await outcomesOf(sample));
  });

  it('behaves as the file with that text changed while one is on', async () => {
    const own = await outcomesOf(sample);
    const alike = [];
    for (const { id, start, end, original, text } of mutants) {
      const mutated = await outcomesOf(sample.slice(0, start) + text + sample.slice(end));
      expect([original, text, await outcomesOf(instrumented, (one) => one === id)]).toEqual([original, text, mutated]);
      if (mutated === own) alike.push(`${original} -> ${text}`);
    }
    expect(mutants.length).toBeGreaterThan(70);
    // A mutant that behaves as the code itself would prove nothing here.
    expect(alike).toEqual([]);
  });
});
