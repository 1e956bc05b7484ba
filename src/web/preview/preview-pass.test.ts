import type { Response } from 'express';
import { PreviewPass } from './preview-pass';

const hour = 3_600_000;
const secret = 'a-secret-that-nobody-else-knows-at-all';
const begins = Date.UTC(2026, 10, 22);
let time = begins;
beforeEach(() => {
  time = begins;
});
const passWith = (parts: Partial<ConstructorParameters<typeof PreviewPass>[0]> = {}) =>
  new PreviewPass({ secret, isSecure: false, clock: { now: () => new Date(time) }, ...parts });
const pass = passWith();
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://x').searchParams);

function cookieOf(of: PreviewPass): string {
  let cookie = '';
  of.letIn({ cookie: (name: string, value: string) => void (cookie = `${name}=${value}`) } as unknown as Response);
  return cookie;
}

describe('the pass to drafts', () => {
  it('C4 CNT-36 leads by a signed link to the page that it names, for an hour', () => {
    const query = queryOf(pass.link('/stories/a?x=1'));
    expect(pass.readLink(query)).toBe('/stories/a?x=1');
    time += hour;
    expect(pass.readLink(query)).toBeUndefined();
  });

  it('C4 refuses a link that was changed, that another secret signed, that lasts too long or leads away', () => {
    const query = queryOf(pass.link('/stories/a'));
    expect(pass.readLink({ ...query, path: '/stories/b' })).toBeUndefined();
    expect(pass.readLink({ ...query, expires: String(time + 2 * hour) })).toBeUndefined();
    expect(pass.readLink({ ...query, signature: 'x'.repeat(64) })).toBeUndefined();
    expect(
      pass.readLink(queryOf(passWith({ secret: 'another-secret-of-thirty-two-letters' }).link('/stories/a'))),
    ).toBeUndefined();
    expect(pass.readLink({})).toBeUndefined();
    expect(pass.readLink({ preview: 'true', path: '/' })).toBeUndefined();
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', 'stories'])
      expect(pass.readLink(queryOf(pass.link(path)))).toBeUndefined();
  });

  it('C4 admits for two hours by a cookie that cannot be made up, and a link is no cookie', () => {
    const cookie = cookieOf(pass);
    expect(pass.isEditing(`a=b; ${cookie}; c=d`)).toBe(true);
    const { expires = '', signature = '' } = queryOf(pass.link('/'));
    for (const wrong of [
      undefined,
      '',
      'preview=true',
      'preview=1',
      `preview=${expires}.${signature}`,
      `x${cookie}`,
      cookie.replace(/\d/, '9'),
      cookie.slice(0, -1),
    ])
      expect(pass.isEditing(wrong)).toBe(false);
    time += 2 * hour;
    expect(pass.isEditing(cookie)).toBe(false);
  });

  it('C4 admits no editor without a secret, and keeps its cookie to this host where there is TLS', () => {
    expect(passWith({ secret: undefined }).isEditing(cookieOf(passWith({ secret: '' })))).toBe(false);
    const secure = passWith({ isSecure: true });
    expect(cookieOf(secure)).toMatch(/^__Host-preview=/);
    expect(secure.isEditing(cookieOf(secure))).toBe(true);
  });
});
