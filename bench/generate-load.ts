import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compile } from '../config/compile.mjs';
import type { LoadPlan, LoadResult, MixPlan } from './load-plan';
import { loadCore } from './pinned';

const compiledPrograms = new Map<string, Promise<string>>();

function compileOnce(program: string): Promise<string> {
  const programPath = compiledPrograms.get(program) ?? compile(program).then(({ href }) => fileURLToPath(href));
  compiledPrograms.set(program, programPath);
  return programPath;
}

/** Runs the load generator as a process of its own on a core of its own. */
export async function generateLoad(...[program, plan]: ['load', LoadPlan] | ['mix', MixPlan]): Promise<LoadResult> {
  const child = spawn(
    'taskset',
    ['-c', String(loadCore), process.execPath, await compileOnce(`bench/${program}.ts`), JSON.stringify(plan)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The load generator ended with ${code}`);
  return JSON.parse(Buffer.concat(chunks).toString()) as LoadResult;
}
