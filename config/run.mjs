import { fileURLToPath } from 'node:url';
import { compile } from './compile.mjs';

const [, , program] = process.argv;
if (!program) throw new Error('Name the program to run: node config/run.mjs bench/bench.ts');
const compiled = await compile(program);
process.argv.splice(1, 2, fileURLToPath(compiled));
await import(compiled.href);
