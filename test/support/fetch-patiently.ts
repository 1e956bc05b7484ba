import { setTimeout as sleep } from 'node:timers/promises';

const maxTries = 6;
/** A file of a guest's data says a minute, which no test can wait. */
const maxWaitSeconds = 5;

/** Fetches as a considerate client does: see `askPatiently`. */
export const fetchPatiently = (url: string, init: RequestInit = {}): Promise<Response> =>
  askPatiently(() => fetch(url, init));

/**
 * Asks a node again that cannot answer for now (503 with Retry-After: it is busy, or one of its systems was late), for
 * tests that prove something else: on a machine that does too much at once every time limit of a node is reached. Every
 * other answer, and the last one of a node that stays like this, is returned as it came.
 */
export async function askPatiently(ask: () => Promise<Response>): Promise<Response> {
  let answer = await ask();
  for (let tries = 1; tries < maxTries && isForNow(answer); tries += 1) {
    const seconds = Math.min(Number(answer.headers.get('Retry-After')), maxWaitSeconds);
    // Those who were refused together do not come back together.
    await sleep(seconds * 1_000 * (1 + Math.random()));
    answer = await ask();
  }
  return answer;
}

const isForNow = ({ status, headers }: Response) => status === 503 && headers.has('Retry-After');
