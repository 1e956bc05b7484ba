const defaultLimitMs = 8_000;
const rest = () => new Promise((resolve) => setTimeout(resolve, 30));

/** Reads again until what is wanted is read: what a page, or a clock, comes to a moment after it was asked. Fails with what was read last. */
export async function until<Value>(
  read: () => Value | Promise<Value>,
  wanted: Value,
  limitMs = defaultLimitMs,
): Promise<void> {
  for (const end = Date.now() + limitMs; Date.now() < end; await rest()) {
    if (JSON.stringify(await read()) === JSON.stringify(wanted)) break;
  }
  expect(await read()).toEqual(wanted);
}

/** Looks again until something is found, and gives it. */
export async function untilFound<Value>(find: () => Promise<Value | undefined>): Promise<Value> {
  for (const end = Date.now() + defaultLimitMs; Date.now() < end; await rest()) {
    const found = await find();
    if (found !== undefined) return found;
  }
  throw new Error('What was looked for did not come in time.');
}
