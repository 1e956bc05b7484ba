import type { Secrets } from '../shared/secrets.port';

/** D2: how long two equal forms without an id of their own are one. */
const sameForMs = 10 * 60_000;
const givenId = /^[A-Za-z0-9_-]{8,64}$/;

/** An id that the page's script or an integrator made, when it can be one. */
export const readSubmissionId = (text: string | undefined): string | undefined =>
  text !== undefined && givenId.test(text) ? text : undefined;

/**
 * The ids of a form that came without one: of its words and the ten minutes that it came in, and of the ten before.
 * A repeat is looked for under both, so that it is known for ten minutes at least, whenever they began.
 */
export function derivedIds({
  secrets,
  fingerprint,
  now,
}: {
  readonly secrets: Secrets;
  readonly fingerprint: string;
  readonly now: Date;
}): readonly [string, string] {
  const part = Math.floor(now.getTime() / sameForMs);
  const idOf = (number: number) => `w-${secrets.digest('submission', `${number}:${fingerprint}`).slice(0, 40)}`;
  return [idOf(part), idOf(part - 1)];
}
