import type { Request, Response } from 'express';
import { requireGuest } from './require-guest';

/** Where a request without a session is led. */
function leadsTo(asked: {
  readonly method: string;
  readonly originalUrl: string;
  readonly referer?: string;
}): readonly unknown[] {
  let answer: readonly unknown[] = [];
  const req = {
    ...asked,
    path: asked.originalUrl.split('?')[0],
    headers: { host: 'ondine.example' },
    get: () => asked.referer,
  };
  const res = { locals: {}, set: () => res, redirect: (...given: unknown[]) => void (answer = given) };
  requireGuest()(req as unknown as Request, res as unknown as Response, () => void (answer = ['let in']));
  return answer;
}

describe('a page of the guest’s area without a session', () => {
  it('H42 ROL-03 leads to sign-in and back to itself, with all that its address says', () => {
    expect(leadsTo({ method: 'GET', originalUrl: '/my-profile/news?category=ashore' })).toEqual([
      302,
      '/login?returnUrl=%2Fmy-profile%2Fnews%3Fcategory%3Dashore',
    ]);
  });

  it('H42 leads a form whose session ended back to the page that it was sent from, if that is ours', () => {
    const send = (referer?: string) =>
      leadsTo({
        method: 'POST',
        originalUrl: '/my-profile/settings/emails',
        ...(referer === undefined ? {} : { referer }),
      });
    expect(send('https://ondine.example/my-profile/settings?edit=email')).toEqual([
      303,
      '/login?returnUrl=%2Fmy-profile%2Fsettings%3Fedit%3Demail',
    ]);
    for (const referer of [
      undefined,
      'https://evil.example/my-profile',
      'not an address',
      'https://ondine.example/login?again=true',
      'https://ondine.example/api/logout',
    ]) {
      expect([referer, send(referer)]).toEqual([referer, [303, '/login']]);
    }
  });
});
