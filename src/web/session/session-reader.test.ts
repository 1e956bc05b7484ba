import { createHmac } from 'node:crypto';
import { MemoryStore, type SessionData } from 'express-session';
import { SessionReader } from './session-reader';

const [secret, now, day] = ['a secret for tests', Date.UTC(2027, 0, 31, 12), 24 * 3600_000];
const signed = (sid: string, by = secret) =>
  encodeURIComponent(`s:${sid}.${createHmac('sha256', by).update(sid).digest('base64').replace(/=+$/, '')}`);

const store = new MemoryStore();
const reader = new SessionReader({ store, secret, cookieName: 'sid', clock: { now: () => new Date(now) } });
const begin = (sid: string, { signedInAt = now, seenAt = now } = {}) => {
  const guest = { contactId: 'C-1', firstName: 'Ann', lastName: 'Lee', signedInAt, seenAt };
  store.set(sid, { cookie: { originalMaxAge: day }, guest } as SessionData);
};
beforeAll(() => {
  begin('alive');
  begin('unseen', { seenAt: now - 2 * 3600_000 });
  begin('idle', { seenAt: now - 8 * day });
  begin('old', { signedInAt: now - 31 * day });
});

describe('the reader of sessions', () => {
  it.each([
    ['a living one', `utm=x; sid=${signed('alive')}`, 'read'],
    ['one in quotes, as Express reads it', `sid="${signed('alive')}"`, 'read'],
    ['one whose visit must be written', `sid=${signed('unseen')}`, 'to-be-written'],
    ['one that was idle for a week', `sid=${signed('idle')}`, 'none'],
    ['one that began a month ago', `sid=${signed('old')}`, 'none'],
    ['one that is not stored', `sid=${signed('unknown')}`, 'none'],
    ['one with another signature', `sid=${signed('alive', 'another secret')}`, 'none'],
    ['a living one behind a made-up one, as Express reads them', `sid=x; sid=${signed('alive')}`, 'none'],
    ['no cookie', undefined, 'none'],
  ])('B2 B3 finds what a cookie stands for: %s', async (_which, cookie, kind) => {
    const req = { headers: cookie === undefined ? {} : { cookie } };
    expect((await reader.find(req)).kind).toBe(kind);
    expect((await reader.read(req))?.sid).toBe(kind === 'read' ? 'alive' : undefined);
  });

  it.each([
    ['sid=x', undefined],
    [`sid=${signed('alive', 'another secret')}`, undefined],
    ['utm=x; sid=x; consent=y', 'utm=x; consent=y'],
    [`sid=x; sid=${signed('alive')}`, undefined],
    [`sid=${signed('alive')}; sid=x`, `sid=${signed('alive')}; sid=x`],
    [`sid=${signed('unknown')}`, `sid=${signed('unknown')}`],
    ['other-sid=x', 'other-sid=x'],
    [undefined, undefined],
  ])('B2 removes a cookie that was not signed here, and no other: of %s remains %s', (cookie, remaining) => {
    const req = { headers: cookie === undefined ? {} : { cookie } };
    reader.removeUnsignedCookie(req);
    expect(req.headers.cookie).toBe(remaining);
  });
});
