import type { Secrets } from '../shared/secrets.port';

/** Two equal forms without an id of their own count as one submission for this long (D2). */
const sameForMs = 10 * 60_000;
const givenId = /^[A-Za-z0-9_-]{8,64}$/;

/** Returns the id made by the page's script or an integrator, when it is well-formed. */
export const wellFormedId = (text: string | undefined): string | undefined =>
  text !== undefined && givenId.test(text) ? text : undefined;

/**
 * Ids of a form that brings none: derived from its content with the current and with the previous ten-minute window. A
 * repeat is looked up under both, so that it is recognised for at least ten minutes.
 */
export function derivedIds({
  secrets,
  fingerprint,
  partnerId,
  now,
}: {
  readonly secrets: Secrets;
  readonly fingerprint: string;
  /** Two partners that send the same form have sent two leads: each is the source of its own. */
  readonly partnerId: string | undefined;
  readonly now: Date;
}): readonly [string, string] {
  const part = Math.floor(now.getTime() / sameForMs);
  const content = partnerId === undefined ? fingerprint : `${partnerId}:${fingerprint}`;
  const idOf = (number: number) => `w-${secrets.digest('submission', `${number}:${content}`).slice(0, 40)}`;
  return [idOf(part), idOf(part - 1)];
}
