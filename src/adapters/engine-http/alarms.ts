const maxKnown = 1_000;

/** What an operator has to look at, told once a node: the same reservation is read with every page. */
export class Alarms {
  private readonly told = new Set<string>();

  constructor(private readonly log: { error(details: object, message: string): void }) {}

  tell(message: string, about: Readonly<Record<string, string>>): void {
    const key = `${message} ${JSON.stringify(about)}`;
    if (this.told.has(key)) return;
    if (this.told.size >= maxKnown) this.told.clear();
    this.told.add(key);
    this.log.error(about, message);
  }
}
