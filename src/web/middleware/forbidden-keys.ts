const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Names that reach into JavaScript's own objects are never a field of ours (reliability C5). */
export const isForbiddenKey = (key: string): boolean =>
  forbidden.has(key) || /\b(__proto__|constructor|prototype)\b/.test(key.slice(0, 200));
