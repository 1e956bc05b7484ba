import type { Request } from 'express';

export function readCookie(req: Pick<Request, 'headers'>, name: string): string | undefined {
  for (const pair of (req.headers.cookie ?? '').split(';')) {
    const [key = '', value] = pair.split('=', 2);
    if (key.trim() !== name || value === undefined) continue;
    try {
      return decodeURIComponent(value.trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}
