/** Settles as the work does or, when that takes longer, as `onTimeout` says. The work itself is not ended. */
export async function withinTime<Value, TimedOut>(
  work: Promise<Value>,
  ms: number,
  onTimeout: () => TimedOut,
): Promise<Value | TimedOut> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, limit.then(onTimeout)]);
  } finally {
    clearTimeout(timer);
  }
}
