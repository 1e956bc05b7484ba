import type { IncomingMessage } from 'node:http';

/** Removes a cookie from a request, so that whatever answers it does not see the cookie. */
export function removeCookie({ headers }: Pick<IncomingMessage, 'headers'>, name: string): void {
  const pairs = (headers.cookie ?? '').split(';').filter((pair) => pair.split('=', 1)[0]?.trim() !== name);
  const cookie = pairs.join(';').trim();
  if (cookie === '') delete headers.cookie;
  else headers.cookie = cookie;
}
