const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Names that could pollute JavaScript prototypes are never fields (reliability C5). */
export const isForbiddenKey = (key: string): boolean =>
  forbidden.has(key) || /\b(__proto__|constructor|prototype)\b/.test(key.slice(0, 200));
