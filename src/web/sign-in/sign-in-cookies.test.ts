import type { Request, Response } from 'express';
import { NodeSecrets } from '../../adapters/node-crypto/secrets';
import { NodeSecureRandom } from '../../adapters/node-crypto/secure-random';
import { SignInCookies } from './sign-in-cookies';

const guest = { channel: 'email', email: 'guest@example.com' } as const;
const other = { channel: 'phone', phone: '+442079460142' } as const;

/** A browser: what it is given, it sends back. */
function aBrowser(isSecure = false) {
  const jar = new Map<string, string>();
  const options: Record<string, unknown>[] = [];
  const res = {
    cookie: (name: string, value: string, given: Record<string, unknown>) => {
      jar.set(name, encodeURIComponent(value));
      options.push(given);
    },
    clearCookie: (name: string) => jar.delete(name),
  } as unknown as Response;
  const req = () =>
    ({ headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } }) as unknown as Request;
  const cookies = new SignInCookies(isSecure, new NodeSecrets('a secret for tests'), new NodeSecureRandom());
  return { jar, options, res, req, cookies };
}

const now = new Date('2027-03-01T12:00:00Z');

describe('SignInCookies', () => {
  it('A5 B3 names a browser once, by a secret that scripts cannot read', () => {
    const { cookies, req, res, jar, options } = aBrowser(true);
    const name = cookies.nameBrowser(req(), res);
    expect(cookies.nameBrowser(req(), res)).toBe(name);
    expect([...jar.keys()]).toEqual(['__Host-otp']);
    expect(options[0]).toEqual({ httpOnly: true, sameSite: 'lax', path: '/', secure: true, maxAge: 900_000 });
  });

  it('A5 takes no name that it did not give', () => {
    const { cookies, req, res, jar } = aBrowser();
    jar.set('otp', 'short');
    expect(cookies.browserOf(req())).toBeUndefined();
    expect(cookies.nameBrowser(req(), res)).toMatch(/^[\w-]{43}$/);
  });

  it('E14 carries what was typed to the next page without showing it', () => {
    const { cookies, req, res, jar } = aBrowser();
    const pending = {
      identifier: guest,
      sentTo: guest,
      email: 'Guest@example.com',
      returnTo: '/voyages',
      at: now.getTime(),
    };
    cookies.setPending(res, pending);
    expect(jar.get('signing-in')).not.toMatch(/guest|example|voyages/i);
    expect(cookies.pendingOf(req(), now)).toEqual(pending);
    jar.set('signing-in', `${jar.get('signing-in')?.slice(0, -4)}AAAA`);
    expect(cookies.pendingOf(req(), now)).toBeUndefined();
  });

  it('A3 trusts what it carried for a quarter of an hour, however long the browser keeps it', () => {
    const { cookies, req, res } = aBrowser();
    cookies.setPending(res, { identifier: guest, returnTo: '/', at: now.getTime() });
    expect(cookies.pendingOf(req(), new Date(now.getTime() + 899_999))).toBeDefined();
    expect(cookies.pendingOf(req(), new Date(now.getTime() + 900_000))).toBeUndefined();
  });

  it('A5 recognises a browser for the guests who signed in with it only', () => {
    const { cookies, req, res, jar } = aBrowser();
    expect(cookies.knownBrowserOf(req(), guest)).toBeUndefined();
    cookies.finish(req(), res, [guest]);
    const known = cookies.knownBrowserOf(req(), guest);
    expect(known).toMatch(/^[\w-]{43}$/);
    expect(cookies.knownBrowserOf(req(), other)).toBeUndefined();
    cookies.finish(req(), res, [other]);
    expect(cookies.knownBrowserOf(req(), guest)).toBe(known);
    expect(cookies.knownBrowserOf(req(), other)).toBe(known);
    jar.set('known', (jar.get('known') ?? '').replace(/^.{43}/, 'A'.repeat(43)));
    expect(cookies.knownBrowserOf(req(), guest)).toBeUndefined();
  });

  it('A3 takes the secret back when sign-in is over', () => {
    const { cookies, req, res, jar } = aBrowser();
    cookies.nameBrowser(req(), res);
    cookies.setPending(res, { identifier: guest, returnTo: '/', at: now.getTime() });
    cookies.finish(req(), res, [guest]);
    expect([...jar.keys()]).toEqual(['known']);
  });
});
