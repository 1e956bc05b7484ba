import type { Request, Response } from 'express';
import { StoppedClock } from '../../../test/builders/a-clock';
import { requireFreshCode } from './require-fresh-code';

const clock = new StoppedClock();

/** Where a guest is led whose last code is so many minutes old. */
function leadsTo({
  minutes,
  ...asked
}: {
  readonly minutes: number;
  readonly method: string;
  readonly originalUrl: string;
  readonly referer?: string;
}): readonly unknown[] {
  let answer: readonly unknown[] = [];
  const session = { guest: { contactId: 'C-1', signedInAt: clock.now().getTime() - minutes * 60_000 } };
  const req = {
    ...asked,
    path: asked.originalUrl.split('?')[0],
    headers: { host: 'ondine.example' },
    session,
    get: () => asked.referer,
  };
  const res = { redirect: (...given: unknown[]) => void (answer = given) };
  requireFreshCode(clock)(req as unknown as Request, res as unknown as Response, () => void (answer = ['let in']));
  return answer;
}
const page = { method: 'GET', originalUrl: '/my-profile/settings/data' };
const form = {
  method: 'POST',
  originalUrl: '/my-profile/settings/data/deletion',
  referer: 'https://ondine.example/my-profile/settings/data',
};

describe('routes that require a fresh code', () => {
  it('A8 lets in a guest who typed one within ten minutes', () => {
    for (const asked of [page, form]) expect(leadsTo({ ...asked, minutes: 9 })).toEqual(['let in']);
  });

  it('A8 H42 leads visitors to sign-in, and from there back to the page, also from a form', () => {
    const signIn = '/login?returnUrl=%2Fmy-profile%2Fsettings%2Fdata&again=true';
    expect(leadsTo({ ...page, minutes: 11 })).toEqual([302, signIn]);
    expect(leadsTo({ ...form, minutes: 11 })).toEqual([303, signIn]);
    expect(leadsTo({ ...form, referer: 'https://evil.example/my-profile', minutes: 11 })).toEqual([
      303,
      '/login?again=true',
    ]);
  });

  it('A8 answers a program that it has to sign in again', () => {
    expect(() => leadsTo({ method: 'POST', originalUrl: '/api/email-address', minutes: 11 })).toThrow(
      'Please sign in again to do this.',
    );
  });
});
