import type { HttpCall } from '../http-client/http-call';
import type { HttpOutcome } from '../http-client/http-outcome';
import { ContentfulClient } from './contentful-client';
import { documents } from './documents';

const answered = (body: object): HttpOutcome<never> => ({
  kind: 'answered',
  status: 200,
  headers: {},
  body: body as never,
});
const pageOf = (total: number, ...ids: readonly string[]) =>
  answered({ data: { storyCollection: { total, items: ids.map((id) => ({ sys: { id } })) } }, errors: [] });
const error = (code: string) => ({ message: 'no', extensions: { contentful: { code, requestId: 'r' } } });

function clientOf(outcomes: readonly HttpOutcome<never>[], isPreview = false) {
  const calls: HttpCall<unknown>[] = [];
  const warned: object[] = [];
  const read = async (call: HttpCall<unknown>) => {
    calls.push(call);
    return outcomes[Math.min(calls.length, outcomes.length) - 1] as HttpOutcome<never>;
  };
  const client = new ContentfulClient({
    http: { read: read as never },
    space: 'a space',
    environment: 'master',
    token: 'the-token',
    isPreview,
    log: { warn: (details) => void warned.push(details) },
  });
  return { client, calls, warned };
}

describe('queries to Contentful and its answers', () => {
  it('E1 skips a page further until the total is there', async () => {
    const { limit } = documents.stories;
    const { client, calls } = clientOf([pageOf(limit + 1, 'a'), pageOf(limit + 1, 'b')]);
    expect(await client.fetchAll('stories')).toEqual({
      kind: 'fetched',
      items: [{ sys: { id: 'a' } }, { sys: { id: 'b' } }],
    });
    expect(calls.map(({ json }) => json)).toMatchObject([
      { variables: { limit, skip: 0, preview: false } },
      { variables: { limit, skip: limit, preview: false } },
    ]);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/content/v1/spaces/a%20space/environments/master',
      headers: { Authorization: 'Bearer the-token' },
    });
    expect((await clientOf([pageOf(1e9, 'a')]).client.fetchAll('stories')).kind).toBe('failed');
  });

  it('C4 asks for drafts only where it is the client for drafts', async () => {
    const { client, calls } = clientOf([pageOf(1, 'a')], true);
    await client.fetchAll('stories');
    expect(calls[0]?.json).toMatchObject({ variables: { preview: true } });
  });

  it('E1 takes partial data where links do not resolve, and drops what is null', async () => {
    const partial = answered({
      data: { storyCollection: { total: 2, items: [null, { sys: { id: 'b' } }] } },
      errors: [error('UNRESOLVABLE_LINK'), error('UNRESOLVABLE_LINK')],
    });
    const { client, warned } = clientOf([partial]);
    expect(await client.fetchAll('stories')).toEqual({ kind: 'fetched', items: [{ sys: { id: 'b' } }] });
    expect(warned).toEqual([
      { vendor: 'contentful', document: 'stories', count: 2, code: 'UNRESOLVABLE_LINK', where: [] },
    ]);
  });

  it('E1 takes the rest where an editor linked an entry of a wrong type or of another space, and names the place', async () => {
    const path = ['storyCollection', 'items', 1, 'portsCollection', 'items', 0];
    const partial = answered({
      data: { storyCollection: { total: 2, items: [{ sys: { id: 'a' } }, { sys: { id: 'b' } }] } },
      errors: [
        { ...error('UNEXPECTED_LINKED_CONTENT_TYPE'), path },
        { ...error('UNRESOLVABLE_RESOURCE_LINK'), path: ['storyCollection', 'items', 0, 'picture'] },
        { ...error('UNRESOLVABLE_RESOURCE_LINK'), path: 'nowhere' },
      ],
    });
    const { client, warned } = clientOf([partial]);
    expect((await client.fetchAll('stories')).kind).toBe('fetched');
    expect(warned).toMatchObject([
      { code: 'UNEXPECTED_LINKED_CONTENT_TYPE', count: 1, where: ['b ports'] },
      { code: 'UNRESOLVABLE_RESOURCE_LINK', count: 2, where: ['a picture'] },
    ]);
  });

  it('E1 counts an entry once that moved to the next page, and no empty page as deleted entries', async () => {
    const { limit } = documents.stories;
    const { client } = clientOf([pageOf(limit + 1, 'a', 'b'), pageOf(limit + 1, 'b', 'c')]);
    expect(await client.fetchAll('stories')).toMatchObject({
      items: [{ sys: { id: 'a' } }, { sys: { id: 'b' } }, { sys: { id: 'c' } }],
    });
    expect(await clientOf([pageOf(30)]).client.fetchAll('stories')).toEqual({
      kind: 'failed',
      detail: 'storyCollection: 30 entries in total, but none from 0 on',
    });
    expect(await clientOf([pageOf(0)]).client.fetchAll('stories')).toEqual({ kind: 'fetched', items: [] });
  });

  it.each([
    [
      'a query that is too complex, with 200',
      answered({ data: null, errors: [error('TOO_COMPLEX_QUERY')] }),
      { code: 'TOO_COMPLEX_QUERY' },
    ],
    [
      'one with 400',
      { kind: 'refused', detail: 'status 400', status: 400, body: { errors: [error('TOO_COMPLEX_QUERY')] } },
      { code: 'TOO_COMPLEX_QUERY' },
    ],
    [
      'a wrong token',
      { kind: 'refused', detail: 'status 401', status: 401, body: { errors: [error('ACCESS_TOKEN_INVALID')] } },
      { code: 'ACCESS_TOKEN_INVALID' },
    ],
    [
      'too many calls',
      { kind: 'rate-limited', detail: 'status 429', retryAfterMs: 1_000, body: undefined },
      { code: 'RATE_LIMIT_EXCEEDED', retryAfterMs: 1_000 },
    ],
    [
      'an error without a code beside good data',
      answered({ data: { storyCollection: { total: 0, items: [] } }, errors: [{ message: 'Cannot query field' }] }),
      { code: 'UNKNOWN' },
    ],
    ['no collection', answered({ data: {}, errors: [] }), { detail: 'no storyCollection in the answer' }],
    ['a timeout', { kind: 'timeout', detail: 'no answer in time' }, { detail: 'timeout: no answer in time' }],
  ] as const)('E1 fails by name: %s', async (_name, outcome, wanted) => {
    expect(await clientOf([outcome as HttpOutcome<never>]).client.fetchAll('stories')).toMatchObject({
      kind: 'failed',
      ...wanted,
    });
  });
});
