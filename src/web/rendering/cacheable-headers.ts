import type { ServerResponse } from 'node:http';

const ofOneRequest = new Set([
  'x-request-id',
  'set-cookie',
  'date',
  'connection',
  'vary',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'content-length',
  'content-encoding',
  'transfer-encoding',
]);

export function cacheableHeaders(res: ServerResponse): Record<string, string> {
  return Object.fromEntries(
    Object.entries(res.getHeaders()).flatMap(([name, value]) =>
      ofOneRequest.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
