import type { Request } from 'express';

export function readCookie(req: Pick<Request, 'headers'>, name: string): string | undefined {
  for (const pair of (req.headers.cookie ?? '').split(';')) {
    const [key = '', value] = pair.split('=', 2);
    if (key.trim() !== name || value === undefined) continue;
    try {
      // Express ignores quotes too (RFC 6265, 4.1.1).
      return decodeURIComponent(value.trim().replace(/^"(.*)"$/, '$1'));
    } catch {
      return undefined;
    }
  }
  return undefined;
}
