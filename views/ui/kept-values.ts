/** Local storage of this browser. One that stores nothing loses only the memory. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepValue(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing depends on it.
  }
}
