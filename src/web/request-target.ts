import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainAnswerHeaders } from './plain-answer-headers';

interface TargetRefusal {
  readonly status: 400 | 421;
  readonly text: string;
}

const malformedRefusal: TargetRefusal = {
  status: 400,
  text: 'This request names no address, no version of HTTP, or two hosts.\n',
};
export const otherHost: TargetRefusal = { status: 421, text: 'This is not the host you are looking for.\n' };

/**
 * Reads the request line's target (RFC 9112, 3.2). An absolute-form target replaces the Host header, and `req.url`
 * becomes its path; a second Host header, `*`, an authority alone and HTTP/0.9 are refused.
 */
export function readRequestTarget(req: IncomingMessage): TargetRefusal | undefined {
  if (req.httpVersionMajor < 1 || hasTwoHosts(req.rawHeaders)) return malformedRefusal;
  const { url = '' } = req;
  if (url.startsWith('/')) return undefined;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return malformedRefusal;
  const { host, pathname, search } = new URL(url);
  if (req.headers.host?.toLowerCase() !== host) return otherHost;
  req.url = `${pathname}${search}`;
  return undefined;
}

export function refuse(res: ServerResponse, { status, text }: TargetRefusal): void {
  res.writeHead(status, { ...plainAnswerHeaders, 'Content-Type': 'text/plain; charset=utf-8' });
  res.end(text);
}

/** Node puts only the first of several Host headers into `headers`, so that only the raw list shows a second one. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}
