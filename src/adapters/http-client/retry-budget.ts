const earnedByCall = 0.1;
const maxSaved = 10;

/** One call in ten may be repeated, so that a system in trouble sees at most 1.1 times its load (reliability E4). */
export class RetryBudget {
  private saved = 1 - earnedByCall;

  earn(): void {
    this.saved = Math.min(maxSaved, this.saved + earnedByCall);
  }

  has(): boolean {
    // 0.1 is not exact in binary: ten of them must make one.
    return this.saved > 0.999;
  }

  spend(): void {
    this.saved -= 1;
  }
}
