import { SolvedAhead } from './proof-source';
import { type BotChallenge, solveChallenge } from './solve-challenge';

const timeoutMs = 8_000;

/** Solves the proof of work of the site's own bot check, which takes about half a second, while the visitor types. */
export const altchaProof = (action: string) =>
  new SolvedAhead(async () => {
    const answer = await fetch(`/api/bot-check/challenge?action=${action}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error('No challenge was given');
    return solveChallenge((await answer.json()) as BotChallenge);
  });
