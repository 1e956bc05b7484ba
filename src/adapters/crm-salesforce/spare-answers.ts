const mostKept = 200;
const longestMs = 300_000;

interface Kept {
  readonly answer: unknown;
  readonly at: number;
}

/** The last answers of reads that can be spared, for the hours in which few calls are left. Nothing of them outlives a change that this node makes. */
export class SpareAnswers {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  keep(call: string, answer: unknown): void {
    this.kept.delete(call);
    this.kept.set(call, { answer, at: this.now() });
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
  }

  find(call: string): unknown {
    const kept = this.kept.get(call);
    return kept && this.now() - kept.at < longestMs ? kept.answer : undefined;
  }

  forget(): void {
    this.kept.clear();
  }
}
