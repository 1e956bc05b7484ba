export function instrument(
  source: string,
  mutants: readonly {
    readonly id: number;
    readonly within: { readonly start: number; readonly end: number };
    readonly mutated: string;
  }[],
): string;
