interface Batch {
  readonly positions: Map<string, number>;
  readonly values: Promise<readonly (string | null)[]>;
}

/**
 * Reads all keys that are asked for in one turn of the event loop with one command. A command costs a node more than
 * the value that it returns: a write, a read, a deadline and a promise of its own.
 */
export class BatchedReads {
  private batch: Batch | undefined;

  constructor(private readonly readAll: (keys: readonly string[]) => Promise<readonly (string | null)[]>) {}

  /** Resolves with null when the key has no value. Rejects when the batch could not be read. */
  async read(key: string): Promise<string | null> {
    const batch = (this.batch ??= this.begin());
    const position = batch.positions.get(key) ?? batch.positions.size;
    batch.positions.set(key, position);
    return (await batch.values)[position] ?? null;
  }

  private begin(): Batch {
    const positions = new Map<string, number>();
    const values = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      // Later callers may have seen a write that this command does not see.
      this.batch = undefined;
      return this.readAll([...positions.keys()]);
    });
    return { positions, values };
  }
}
