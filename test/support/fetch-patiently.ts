import { setTimeout as sleep } from 'node:timers/promises';

const maxTries = 5;

/**
 * Fetches as a considerate client does: a node that says it is busy (503, reliability E7) is asked again when its
 * Retry-After is over. Every other answer, and the last one of a node that stays busy, is returned as it came.
 */
export async function fetchPatiently(url: string, init: RequestInit = {}): Promise<Response> {
  let answer = await fetch(url, init);
  for (let tries = 1; tries < maxTries && (await isBusy(answer)); tries += 1) {
    await sleep(Number(answer.headers.get('Retry-After')) * 1_000);
    answer = await fetch(url, init);
  }
  return answer;
}

const isBusy = async (answer: Response) => answer.status === 503 && (await answer.clone().text()).includes('very busy');
