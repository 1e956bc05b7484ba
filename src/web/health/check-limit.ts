const tickMs = 100;
const maxTicks = 5;

/**
 * Limits a check of a system to half a second: a late answer counts as a failure. The time is counted in short steps,
 * each of which comes once however late it is: while the node itself stood still, the system did not fail to answer.
 */
export async function withinCheckLimit<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    let ticks = 0;
    timer = setInterval(() => {
      ticks += 1;
      if (ticks === maxTicks) reject(new Error(`no answer within ${maxTicks * tickMs} ms`));
    }, tickMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearInterval(timer);
  }
}
