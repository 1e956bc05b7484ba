import { type BotChallenge, solveChallenge } from './solve-challenge';

/** A challenge lives two minutes; a solution is not handed in at the last moment. */
const goodForMs = 90_000;

/** Solves the bot check while the visitor types. Each solution is handed out once. */
export class BotToken {
  private pending: { readonly token: Promise<string>; readonly startedAt: number } | undefined;

  constructor(private readonly action: string) {}

  start(): void {
    if (this.pending && performance.now() - this.pending.startedAt < goodForMs) return;
    const token = this.solve();
    // Who takes the token hears of a failure; until then nobody must.
    token.catch(() => undefined);
    this.pending = { token, startedAt: performance.now() };
  }

  async take(): Promise<string> {
    this.start();
    const { pending } = this;
    this.pending = undefined;
    return pending?.token ?? this.solve();
  }

  private async solve(): Promise<string> {
    const answer = await fetch(`/api/bot-check/challenge?action=${this.action}`, { cache: 'no-store' });
    if (!answer.ok) throw new Error('No challenge was given');
    return solveChallenge((await answer.json()) as BotChallenge);
  }
}
