import type { Request, Response } from 'express';
import { HttpError } from '../http-error';
import { AddressRules } from '../routing/address-rules';
import { refuseCrossSite } from './refuse-cross-site';

const ours = 'https://ondine.example';
const handler = () => undefined;
const addresses = new AddressRules([
  {
    pages: [
      { method: 'post', path: '/api/logout', handler, takes: 'anything' },
      { method: 'post', path: '/hand-in', handler, checksOrigin: true },
    ],
    api: [
      {
        method: 'post',
        path: '/api/token',
        handler,
        operation: { id: 'token', summary: '', takesForm: true, answers: {} },
      },
    ],
    signedRoutes: [
      {
        path: '/api/webhooks/them',
        mediaType: 'application/vnd.them+json',
        maxBytes: 1_024,
        handler: async () => undefined,
      },
    ],
  },
]);
const json = { 'content-type': 'application/json' };

/** 'passed', or the status of the refusal. */
function answerTo(method: string, path: string, headers: Record<string, string>): string | number {
  let outcome: string | number = 'passed';
  const refuse = refuseCrossSite({ isOurOrigin: (origin) => origin === ours }, addresses);
  try {
    void refuse({ method, path, headers } as unknown as Request, {} as Response, () => undefined);
  } catch (error) {
    outcome = error instanceof HttpError ? error.status : 'threw';
  }
  return outcome;
}

describe('refuseCrossSite', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('B4 lets %s pass from anywhere', (method) => {
    expect(answerTo(method, '/api/user', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe(
      'passed',
    );
  });

  it.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', cookie: 'sid=x' }, 'passed'],
    ['an old browser on our page', { origin: ours, cookie: 'sid=x' }, 'passed'],
    ['a program without a session', {}, 'passed'],
    ['a program with other cookies', { cookie: 'utm=sid=; presid=1; otp=x' }, 'passed'],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['another site that claims our origin', { 'sec-fetch-site': 'cross-site', origin: ours }, 403],
    ['a neighbour below our domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['an old browser on another site', { origin: 'https://evil.example' }, 403],
    ['a sandboxed frame', { origin: 'null' }, 403],
    ['a lookalike', { origin: `${ours}.evil.example` }, 403],
    ['something without headers that carries a session', { cookie: 'utm=x; sid=s%3Aabc' }, 403],
    ['something without headers that carries a __Host- session', { cookie: '__Host-sid=s%3Aabc' }, 403],
    ['a typed address with a foreign origin', { 'sec-fetch-site': 'none', origin: 'https://evil.example' }, 403],
  ] as const)('B4 treats a write from %s rightly', (_caller, headers, expected) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(answerTo(method, '/api/favorites', { ...json, ...headers })).toBe(expected);
      expect(answerTo(method, '/login', { 'content-type': 'application/x-www-form-urlencoded', ...headers })).toBe(
        expected,
      );
    }
  });

  it.each([
    ['application/json; charset=utf-8', 'passed'],
    ['APPLICATION/JSON', 'passed'],
    ['text/plain', 415],
    ['application/jsonp', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['', 415],
    ['text/plain; application/json', 415],
  ] as const)('B4 takes below /api the type %j: %s', (type, expected) => {
    expect(answerTo('POST', '/api/otp-request', { 'sec-fetch-site': 'same-origin', 'content-type': type })).toBe(
      expected,
    );
    expect(answerTo('POST', '/API/otp-request', { 'sec-fetch-site': 'same-origin', 'content-type': type })).toBe(
      expected,
    );
  });

  it('B4 wants a type for a body, and none for no body', () => {
    expect(answerTo('POST', '/api/otp-auth', {})).toBe('passed');
    expect(answerTo('POST', '/api/otp-auth', { 'content-length': '0' })).toBe('passed');
    expect(answerTo('POST', '/api/otp-auth', { 'content-length': '2' })).toBe(415);
    expect(answerTo('POST', '/api/otp-auth', { 'transfer-encoding': 'chunked' })).toBe(415);
  });

  it('H61 B5 lets our own form sign out, and no other site', () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(answerTo('POST', '/api/logout', { ...form, 'sec-fetch-site': 'same-origin' })).toBe('passed');
    expect(answerTo('POST', '/api/logout', { ...form, 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  it('B4 takes what the route of an address says: another type, a form, a post that it checks itself', () => {
    const [form, theirs] = ['application/x-www-form-urlencoded', 'application/vnd.them+json; charset=utf-8'];
    const typed = (path: string, type: string) => answerTo('POST', path, { 'content-type': type });
    expect([typed('/api/webhooks/them', theirs), typed('/api/webhooks/them', form)]).toEqual(['passed', 415]);
    expect([typed('/api/token', form), typed('/api/token/', form), typed('/api/token', 'text/plain')]).toEqual([
      'passed',
      'passed',
      415,
    ]);
    expect([typed('/api/favorites', theirs), typed('/api/favorites', form)]).toEqual([415, 415]);
    const foreign = { 'content-type': form, 'sec-fetch-site': 'cross-site' };
    expect([answerTo('POST', '/hand-in', foreign), answerTo('POST', '/hand-in/', foreign)]).toEqual([
      'passed',
      'passed',
    ]);
    expect(answerTo('POST', '/api/token', { ...json, 'sec-fetch-site': 'cross-site' })).toBe(403);
  });
});
