const defaultLimitMs = 8_000;
const minRestMs = 30;
const maxRestMs = 250;
const restPerWait = 1 / 20;

/**
 * Between two questions. What has not come for long is asked for less often: each question takes processor time from
 * what is to bring the answer.
 */
const rest = (waitedMs: number) => {
  const restMs = Math.min(maxRestMs, Math.max(minRestMs, waitedMs * restPerWait));
  return new Promise((resolve) => setTimeout(resolve, restMs));
};

/** Reads again until what is wanted is read: what a page, or a clock, comes to a moment after it was asked. Fails with what was read last. */
export async function until<Value>(
  read: () => Value | Promise<Value>,
  wanted: Value,
  limitMs = defaultLimitMs,
): Promise<void> {
  const began = Date.now();
  let found = await read();
  while (JSON.stringify(found) !== JSON.stringify(wanted) && Date.now() < began + limitMs) {
    await rest(Date.now() - began);
    found = await read();
  }
  expect(found).toEqual(wanted);
}

/** Looks again until something is found, and gives it. */
export async function untilFound<Value>(
  find: () => Promise<Value | undefined>,
  limitMs = defaultLimitMs,
): Promise<Value> {
  const began = Date.now();
  for (; Date.now() < began + limitMs; await rest(Date.now() - began)) {
    const found = await find();
    if (found !== undefined) return found;
  }
  throw new Error('What was looked for did not come in time.');
}
