import { isPrefetch } from './is-prefetch';

const request = (headers: Readonly<Record<string, string | undefined>>, method = 'GET') =>
  ({ method, get: (name: string) => headers[name] }) as Parameters<typeof isPrefetch>[0];

describe('looksAhead', () => {
  it('ENG-01 recognises visitors who come to reserve, with a browser of any age', () => {
    for (const headers of [
      {},
      { 'sec-fetch-dest': 'document' },
      { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' },
    ])
      expect(isPrefetch(request(headers))).toBe(false);
  });

  it('ENG-01 takes no cabin for a browser that fetches ahead, a picture on another page, a script or a question for the head', () => {
    for (const headers of [
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-dest': 'empty' },
      { 'sec-fetch-dest': 'iframe' },
    ])
      expect(isPrefetch(request(headers))).toBe(true);
    expect(isPrefetch(request({}, 'HEAD'))).toBe(true);
  });
});
