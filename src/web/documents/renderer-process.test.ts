import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentRendererName } from '../../../config/document-renderer-name';
import { Unavailable } from '../../core/shared/unavailable';
import type { DocumentTemplate } from './document-template';
import { foundDocuments } from './found-documents';
import { RendererProcess } from './renderer-process';

/** A renderer without documents: it does what each message says. */
const program = `
process.on('message', ({ id, name, facts }) => {
  if (name === 'identity') process.send({ id, document: { process: process.pid, secret: process.env.SECRET, facts } });
  if (name === 'fail') process.send({ id, error: 'no such picture' });
  if (name === 'end') process.exit(3);
});
process.on('disconnect', () => process.exit(0));
`;

interface Answer {
  readonly process: number;
  readonly secret: string | undefined;
  readonly facts: unknown;
}
const template = <Rendered>(name: string): DocumentTemplate<unknown, Rendered> => ({
  name,
  render: () => Promise.reject(new Error('Rendered in the process of the node')),
});
const identity = template<Answer>('identity');

let builtFolder = '';
let renderer: RendererProcess | undefined;
const open = (limits?: { readonly deadlineMs: number; readonly idleMs: number }) =>
  (renderer = new RendererProcess(builtFolder, limits));

beforeAll(async () => {
  builtFolder = await mkdtemp(join(tmpdir(), 'landfall-renderer-'));
  await writeFile(join(builtFolder, 'package.json'), '{"type":"module"}');
  await writeFile(join(builtFolder, documentRendererName), program);
});
afterEach(() => renderer?.close());
afterAll(() => rm(builtFolder, { recursive: true }));

const hasEnded = (id: number): boolean => {
  try {
    process.kill(id, 0);
    return false;
  } catch {
    return true;
  }
};

async function untilEnded(id: number): Promise<void> {
  while (!hasEnded(id)) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('the process that renders documents', () => {
  it('FRM-01 has no variable of the node, and receives dates, maps and bytes as they are', async () => {
    process.env['SECRET'] = 'of the node';
    const facts = { on: new Date(0), fares: new Map([['SV', 1]]), jpeg: Buffer.from([1, 2]) };
    const answer = await open().render(identity, facts);
    delete process.env['SECRET'];
    expect([answer.process === process.pid, answer.secret]).toEqual([false, undefined]);
    expect(answer.facts).toEqual(facts);
  });

  it('FRM-01 renders documents at the same time in one process, which ends when it is idle', async () => {
    const process = open({ deadlineMs: 10_000, idleMs: 20 });
    const [first, second] = await Promise.all([process.render(identity, 1), process.render(identity, 2)]);
    expect([first.process, first.facts, second.facts]).toEqual([second.process, 1, 2]);
    await untilEnded(first.process);
    const next = await process.render(identity, 3);
    expect([next.process === first.process, next.facts]).toEqual([false, 3]);
  });

  it('E1 FRM-01 a document that cannot be rendered fails with its reason, and the process goes on', async () => {
    const process = open();
    const before = await process.render(identity, 1);
    await expect(process.render(template('fail'), {})).rejects.toThrow('no such picture');
    expect((await process.render(identity, 1)).process).toBe(before.process);
  });

  it('E1 FRM-01 facts that cannot be copied are refused, and neither hold the process nor other documents', async () => {
    const process = open({ deadlineMs: 10_000, idleMs: 20 });
    const [copied, refused] = await Promise.allSettled([
      process.render(identity, 1),
      process.render(identity, { price: () => 1 }),
    ]);
    expect([copied.status, refused.status]).toEqual(['fulfilled', 'rejected']);
    const first = await process.render(identity, 2);
    await expect(process.render(identity, () => 1)).rejects.toThrow('could not be cloned');
    await untilEnded(first.process);
  });

  it('FRM-01 every template has a name of its own', () => {
    const names = Object.values(foundDocuments).flatMap((file) => Object.values(file).map(({ name }) => name));
    expect([names.length > 4, new Set(names).size]).toEqual([true, names.length]);
  });

  it('E1 FRM-01 a process that ends or hangs makes its documents unavailable, and the next one is rendered', async () => {
    const process = open({ deadlineMs: 2_000, idleMs: 10_000 });
    await expect(process.render(template('end'), {})).rejects.toBeInstanceOf(Unavailable);
    const before = await process.render(identity, 1);
    await expect(process.render(template('hang'), {})).rejects.toBeInstanceOf(Unavailable);
    await untilEnded(before.process);
    expect((await process.render(identity, 2)).facts).toBe(2);
  });
});
