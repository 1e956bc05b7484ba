import { fetchPatiently } from './fetch-patiently';

export interface OutboxMessage {
  readonly to: string;
  readonly channel: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: string;
}

/** Messages that the demonstration sent to a recipient, newest first. */
export async function readOutbox(url: string, to: string): Promise<readonly OutboxMessage[]> {
  const answer = await fetchPatiently(`${url}/dev/outbox.json?to=${encodeURIComponent(to)}`);
  if (!answer.ok) throw new Error(`The outbox answered ${answer.status}`);
  return (await answer.json()) as OutboxMessage[];
}

/** The messages with a sign-in code: a job may send the same guest a reminder at any moment. */
export async function readSignInMessages(url: string, to: string): Promise<readonly OutboxMessage[]> {
  return (await readOutbox(url, to)).filter(({ subject }) => subject.includes('sign-in code'));
}

/** The messages with a code of six digits, by e-mail or as text: a reminder has none. */
export const readCodeMessages = async (url: string, to: string): Promise<readonly OutboxMessage[]> =>
  (await readOutbox(url, to)).filter(({ text }) => /\b\d{6}\b/.test(text));

/** The newest six-digit code sent to a recipient. */
export async function readCode(url: string, to: string): Promise<string> {
  for (const { text } of await readOutbox(url, to)) {
    const code = /\b\d{6}\b/.exec(text)?.[0];
    if (code) return code;
  }
  throw new Error(`No code was sent to ${to}`);
}
