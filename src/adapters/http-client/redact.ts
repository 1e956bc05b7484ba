/** Secrets come first, because a key may look like a phone number. */
const hiddenPatterns: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [hidden]'],
  [/(token|secret|password|assertion|api_?key|code|response)(["']?\s*[=:]\s*["']?)[^\s&"',}]+/gi, '$1$2[hidden]'],
  [/[^\s@/<>"'=]{1,64}@[^\s@/<>"'&]{1,255}/g, '[e-mail]'],
  [/(?<![\w-])(?!\d{4}-\d\d-\d\d\b)(?:%2B|\+)?\d(?:[\s().-]{0,2}\d){5,}(?![\w-])/gi, '[number]'],
];
const maxLength = 300;

/**
 * Makes a text safe to log: without secrets, e-mail addresses, phone numbers, codes and line breaks, and limited in
 * length.
 */
export function redact(text: string): string {
  const oneLine = text.slice(0, maxLength * 4).replaceAll(/[\r\n\t]+/g, ' ');
  return hiddenPatterns
    .reduce((rest, [pattern, replacement]) => rest.replaceAll(pattern, replacement), oneLine)
    .slice(0, maxLength);
}
