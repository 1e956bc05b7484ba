export interface BorrowedResource {
  readonly url: string;
  release(): Promise<void>;
}

/** A server or a browser of the run's pool; undefined where no run has made one, as in the bench and the drills. */
export async function borrow(kind: string): Promise<BorrowedResource | undefined> {
  const pool = process.env['TEST_POOL_URL'];
  if (!pool) return undefined;
  const ask = async (path: string, value: string) => {
    const answer = await fetch(`${pool}/${path}?value=${encodeURIComponent(value)}`, {
      headers: { Connection: 'close' },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The pool has no ${kind}: ${text}`);
    return text;
  };
  const url = await ask('borrow', kind);
  return { url, release: async () => void (await ask('release', url)) };
}
