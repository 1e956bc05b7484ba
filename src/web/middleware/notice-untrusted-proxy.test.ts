import type { Request, Response } from 'express';
import { noticeUntrustedProxy } from './notice-untrusted-proxy';

it('A6 G10 says once that a proxy names visitors while none is trusted', () => {
  const lines: string[] = [];
  let passed = 0;
  const notice = noticeUntrustedProxy({ warn: (_details, message) => void lines.push(message) });
  for (const headers of [{}, { 'x-forwarded-for': '192.0.2.1' }, { 'x-forwarded-for': '192.0.2.2' }])
    void notice({ headers } as unknown as Request, {} as Response, () => (passed += 1));
  expect(passed).toBe(3);
  expect(lines).toEqual([expect.stringMatching(/TRUST_PROXY is not set/)]);
  expect(lines.join()).not.toContain('192.0.2');
});
