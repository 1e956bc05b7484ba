export class Mutex {
  private isTaken = false;
  private readonly waiting: (() => void)[] = [];

  async enter(): Promise<void> {
    if (this.isTaken) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.isTaken = true;
  }

  leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.isTaken = false;
  }
}
