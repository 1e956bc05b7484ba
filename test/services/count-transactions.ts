const readyForQuery = 'Z'.charCodeAt(0);
const outsideTransaction = 'I'.charCodeAt(0);
/** A message's kind and its length, which counts itself but not the kind. */
const headerBytes = 5;

/**
 * Reads what PostgreSQL sends over one connection, and says when a transaction has ended: then the server is ready for
 * the next query outside of any. PostgreSQL's own statistics come up to ten seconds late, in bursts.
 */
export function countTransactions(onTransaction: () => void): (chunk: Buffer) => void {
  let unread: Buffer = Buffer.alloc(0);
  return (chunk) => {
    unread = unread.length === 0 ? chunk : Buffer.concat([unread, chunk]);
    while (unread.length >= headerBytes) {
      const bytes = 1 + unread.readUInt32BE(1);
      if (unread.length < bytes) return;
      if (unread[0] === readyForQuery && unread[headerBytes] === outsideTransaction) onTransaction();
      unread = unread.subarray(bytes);
    }
  };
}
