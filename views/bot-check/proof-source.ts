/** Where a form's proof comes from. A failure is the caller's to catch: the form then goes without proof and is asked a plain question. */
export interface ProofSource {
  /** Begins whatever takes time, while the visitor types. */
  start(): void;
  /** A proof that was not handed out before. */
  take(): Promise<string>;
}

/** Proofs live two minutes; one is not handed in at the last moment. */
const goodForMs = 90_000;

/** Solves ahead of time, and again when the solution has grown old. Each solution is handed out once. */
export class SolvedAhead implements ProofSource {
  private pending: { readonly proof: Promise<string>; readonly startedAt: number } | undefined;
  private awaited: Promise<string> | undefined;

  constructor(private readonly solve: () => Promise<string>) {}

  /** Not while one is waited for: a vendor has one box, and a second try would take it from under the visitor's hand. */
  start(): void {
    if (this.awaited) return;
    if (this.pending && performance.now() - this.pending.startedAt < goodForMs) return;
    const proof = this.solve();
    const pending = { proof, startedAt: performance.now() };
    this.pending = pending;
    // Who takes the proof hears of a failure; until then nobody must, and the next focus tries again.
    proof.catch(() => {
      if (this.pending === pending) this.pending = undefined;
    });
  }

  take(): Promise<string> {
    this.start();
    const proof = this.pending?.proof ?? this.solve();
    this.pending = undefined;
    this.awaited = proof;
    return proof.finally(() => {
      if (this.awaited === proof) this.awaited = undefined;
    });
  }
}
