const checkLimitMs = 500;

/** Limits a check of a system: a late answer counts as a failure. */
export async function withinCheckLimit<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${checkLimitMs} ms`)), checkLimitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
