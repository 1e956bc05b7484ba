import { resetLine } from './reset-line';

/** Sets the clock of a running line ahead, step by step. */
export class LineClock {
  private passedMs = 0;

  constructor(private readonly url: () => string) {}

  readonly pass = async (ms: number): Promise<void> => {
    this.passedMs += ms;
    const answer = await fetch(`${this.url()}/dev/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ now: new Date(Date.now() + this.passedMs).toISOString() }),
    });
    if (!answer.ok) throw new Error(`The clock could not be set: ${answer.status}`);
  };

  /** Nobody reads a question and answers it within the three seconds that a program needs. */
  readonly passReading = (): Promise<void> => this.pass(4_000);

  /** Resets the line, whose clock is right then, so that nobody is locked out or has to wait any more. */
  readonly resetLine = async (): Promise<void> => {
    this.passedMs = 0;
    await resetLine(this.url());
  };
}
