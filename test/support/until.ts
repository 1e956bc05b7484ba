const limitMs = 8_000;

/** Reads again until what is wanted is read: what a page, or a clock, comes to a moment after it was asked. Fails with what was read last. */
export async function until<Value>(read: () => Promise<Value>, wanted: Value): Promise<void> {
  for (const end = Date.now() + limitMs; Date.now() < end;) {
    if (JSON.stringify(await read()) === JSON.stringify(wanted)) break;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  expect(await read()).toEqual(wanted);
}
