const maxKnown = 1_000;

/** Reports each fault to the operator once per node, because the same reservation is read with every page. */
export class Alarms {
  private readonly reportedAlarms = new Set<string>();

  constructor(private readonly log: { error(details: object, message: string): void }) {}

  report(message: string, about: Readonly<Record<string, string>>): void {
    const key = `${message} ${JSON.stringify(about)}`;
    if (this.reportedAlarms.has(key)) return;
    if (this.reportedAlarms.size >= maxKnown) this.reportedAlarms.clear();
    this.reportedAlarms.add(key);
    this.log.error(about, message);
  }
}
