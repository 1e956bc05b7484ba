/** A source of bot check tokens. When it rejects, the caller submits without a token and gets the plain challenge. */
export interface ProofSource {
  start(): void;
  /** Returns a token that was never returned before. */
  take(): Promise<string>;
}

/** Tokens are valid for two minutes; this limit leaves time to submit the form. */
const goodForMs = 90_000;

/** Solves a challenge in advance, and again when the solution is too old. Each solution is used once. */
export class SolvedAhead implements ProofSource {
  private pending: { readonly proof: Promise<string>; readonly startedAt: number } | undefined;
  private pendingProof: Promise<string> | undefined;

  constructor(private readonly solve: () => Promise<string>) {}

  /** Does nothing while a token is awaited: a second attempt would replace the vendor's one widget. */
  start(): void {
    if (this.pendingProof) return;
    if (this.pending && performance.now() - this.pending.startedAt < goodForMs) return;
    const proof = this.solve();
    const pending = { proof, startedAt: performance.now() };
    this.pending = pending;
    // `take` reports a failure; until then the next focus tries again.
    proof.catch(() => {
      if (this.pending === pending) this.pending = undefined;
    });
  }

  take(): Promise<string> {
    this.start();
    const proof = this.pending?.proof ?? this.solve();
    this.pending = undefined;
    this.pendingProof = proof;
    return proof.finally(() => {
      if (this.pendingProof === proof) this.pendingProof = undefined;
    });
  }
}
