/** Reads once for all callers that begin before the read does. */
export class SharedRead<Value> {
  private current: Promise<Value> | undefined;
  private following: Promise<Value> | undefined;

  /** Callers during a read wait for the next one, because the current one may return an earlier state. */
  read(ask: () => Promise<Value>): Promise<Value> {
    if (!this.current) {
      this.current = ask().finally(() => (this.current = undefined));
      return this.current;
    }
    this.following ??= this.current
      .catch(() => undefined)
      .then(() => {
        this.following = undefined;
        return this.read(ask);
      });
    return this.following;
  }
}
