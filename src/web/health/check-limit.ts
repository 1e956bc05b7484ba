const tickMs = 100;
const maxTicks = 5;

/**
 * Limits the check of a system to half a second: a late answer counts as a failure. The time is counted in short ticks
 * instead of one timer, because a stalled event loop delays each tick, so that a stall of this node does not count as a
 * failure of the system.
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
