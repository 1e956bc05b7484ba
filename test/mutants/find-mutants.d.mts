import type { CompilerOptions } from 'typescript';

interface Mutant {
  readonly file: string;
  readonly path: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly text: string;
  readonly within: { readonly start: number; readonly end: number };
  readonly mutated: string;
}

export function findMutants(root: string, options: CompilerOptions, paths: readonly string[]): readonly Mutant[];
