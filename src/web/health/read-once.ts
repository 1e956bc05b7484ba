const readOnceForMs = 500;

export function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let readAt = -Infinity;
  let value: Promise<T> | undefined;
  return () => {
    if (value === undefined || performance.now() - readAt > readOnceForMs) {
      readAt = performance.now();
      value = read();
    }
    return value;
  };
}
