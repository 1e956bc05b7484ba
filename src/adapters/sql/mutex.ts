/** Lets one through at a time, in the order of arrival. */
export class Mutex {
  private isTaken = false;
  private readonly waiting: (() => void)[] = [];

  async enter(): Promise<void> {
    if (this.isTaken) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.isTaken = true;
  }

  leave(): void {
    const next = this.waiting.shift();
    // The place is handed over without becoming free in between, or a newcomer could slip in before the one called.
    if (next) next();
    else this.isTaken = false;
  }
}
