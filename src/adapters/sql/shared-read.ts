/**
 * Reads once for all callers of one turn of the event loop, and for all that call while an earlier read is under way.
 * Callers never share a read that has begun, because it may return an earlier state.
 */
export class SharedRead<Value> {
  private current: Promise<unknown> = Promise.resolve();
  private next: Promise<Value> | undefined;

  read(ask: () => Promise<Value>): Promise<Value> {
    this.next ??= this.readNext(ask);
    return this.next;
  }

  private async readNext(ask: () => Promise<Value>): Promise<Value> {
    await this.current;
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.next = undefined;
    const reading = ask();
    this.current = reading.catch(() => undefined);
    return reading;
  }
}
