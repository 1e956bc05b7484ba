/** Resolves with the work's value, or undefined when it takes too long: a page does not wait for its minor parts. */
export async function answeredWithin<Answer>(work: Promise<Answer>, maxMs: number): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, maxMs, undefined);
    timer.unref();
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
