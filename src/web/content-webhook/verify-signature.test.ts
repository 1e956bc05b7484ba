import { signWebhook } from '../../../test/simulators/contentful/sign-webhook';
import { verifySignature } from './verify-signature';

const secret = 's'.repeat(64);
const now = 1_790_000_000_000;
const path = '/api/webhooks/contentful';
const body = '{"sys":{"id":"e1"}}';
const topic = 'ContentManagement.Entry.publish';
const signed = (change: Partial<Parameters<typeof signWebhook>[0]> = {}) =>
  signWebhook({ path, topic, body, secret, now, ...change });
const verify = (
  headers: Readonly<Record<string, string>>,
  { at = now, text = body, to = path, method = 'POST' } = {},
) => verifySignature({ method, path: to, headers, body: Buffer.from(text) }, { secret, now: at }).kind;

describe('the signature of a webhook', () => {
  it('C4 is Contentful’s own, character by character', () => {
    const headers = {
      'x-contentful-topic': topic,
      'content-type': 'application/vnd.contentful.management.v1+json',
      'x-contentful-timestamp': String(now),
      'x-contentful-signed-headers':
        'content-type,x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic',
      'x-contentful-signature': 'a0c019250bb869a1da15a7f5ba202b2f4eef727f3c084d7b83c5053a39affb32',
    };
    expect(verify(headers)).toBe('good');
    expect(signed()).toEqual(headers);
  });

  it('C4 is good for thirty seconds, and not before its time', () => {
    expect(verify(signed(), { at: now + 30_000 })).toBe('good');
    expect(verify(signed(), { at: now + 30_001 })).toBe('bad');
    expect(verify(signed(), { at: now - 1 })).toBe('bad');
  });

  it('C4 covers the body byte for byte, the path, the method and every header that it names', () => {
    expect(verify(signed(), { text: `${body} ` })).toBe('bad');
    expect(verify(signed(), { to: `${path}?x=1` })).toBe('bad');
    expect(verify(signed(), { method: 'PUT' })).toBe('bad');
    expect(verify({ ...signed(), 'x-contentful-topic': 'ContentManagement.Entry.delete' })).toBe('bad');
    expect(verify({ ...signed(), 'x-contentful-timestamp': String(now - 1) })).toBe('bad');
    expect(verify({ ...signed(), 'x-contentful-signature': '0'.repeat(64) })).toBe('bad');
    expect(verify(signed({ secret: 't'.repeat(64) }))).toBe('bad');
  });

  it('C4 is bad where topic or time are not signed, or a signed header is missing', () => {
    expect(verify(signed({ signed: ['content-type', 'x-contentful-signed-headers', 'x-contentful-timestamp'] }))).toBe(
      'bad',
    );
    expect(verify(signed({ signed: ['x-contentful-topic', 'x-contentful-signed-headers'] }))).toBe('bad');
    for (const name of Object.keys(signed()))
      expect(verify(Object.fromEntries(Object.entries(signed()).filter(([header]) => header !== name)))).toBe('bad');
    expect(verify({ ...signed(), 'x-contentful-signature': 'not hex' })).toBe('bad');
  });

  it('C4 reads a path with a query and with encoded characters', () => {
    for (const to of [`${path}?from=contentful&x=%20`, `${path}?q=ü`])
      expect(verify(signed({ path: decodeURI(to) }), { to: encodeURI(decodeURI(to)) })).toBe('good');
  });
});
