import { parse } from 'node:querystring';

/** Parses a query as Express's simple parser does. The first value of a repeated parameter counts (reliability C5). */
export function firstValues(query: string | null): Readonly<Record<string, string>> {
  const entries = Object.entries(parse(query ?? ''));
  return Object.fromEntries(
    entries.map(([name, value = '']) => [name, Array.isArray(value) ? (value[0] ?? '') : value]),
  );
}
