const maxKnown = 1_000;

/** Reports each fault to the operator once per node, because the same reservation is read with every page. */
export class FaultLog {
  private readonly reportedFaults = new Set<string>();

  constructor(private readonly log: { error(details: object, message: string): void }) {}

  report(message: string, about: Readonly<Record<string, string>>): void {
    const key = `${message} ${JSON.stringify(about)}`;
    if (this.reportedFaults.has(key)) return;
    if (this.reportedFaults.size >= maxKnown) this.reportedFaults.clear();
    this.reportedFaults.add(key);
    this.log.error(about, message);
  }
}
