import { Unavailable } from '../../core/shared/unavailable';
import { HttpError } from '../http-error';
import type { DocumentRenderer } from './document-renderer';
import { GuestDocumentRenderer } from './guest-document-renderer';

const template = { name: 'labels', render: async () => 'labels' };

/** A renderer that finishes nothing before `finish` is called. */
function open(limits = { ofOwner: 2, atOnce: 2, waiting: 1 }) {
  const begun: (() => void)[] = [];
  const slowRenderer: DocumentRenderer = {
    render: (_template, facts) =>
      new Promise((resolve, reject) => {
        begun.push(() => (facts === 'broken' ? reject(new Error('broken')) : resolve(facts as never)));
      }),
  };
  const renderer = new GuestDocumentRenderer(slowRenderer, limits);
  return {
    begun,
    ask: (ownerId: string, facts = 'facts') => renderer.render({ ownerId, template, facts }),
    finish: async () => {
      for (const end of begun.splice(0)) end();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the documents of guests', () => {
  it('E3 C7 are refused to a guest for whom enough are being made, and made for others', async () => {
    const { ask, finish, begun } = open();
    const own = [ask('eleanor'), ask('eleanor')];
    const refusal = await refusalOf(ask('eleanor'));
    expect(refusal).toBeInstanceOf(HttpError);
    expect(refusal).toMatchObject({ status: 429, retryAfterSeconds: 5 });
    const other = ask('james');
    await finish();
    await finish();
    expect(await Promise.all([...own, other])).toEqual(['facts', 'facts', 'facts']);
    expect(begun).toEqual([]);
  });

  it('E3 wait for each other, and are unavailable when too many wait', async () => {
    const { ask, finish, begun } = open();
    const first = [ask('a'), ask('b'), ask('c')];
    expect(begun).toHaveLength(2);
    const refusal = await refusalOf(ask('d'));
    expect(refusal).toBeInstanceOf(Unavailable);
    await finish();
    expect(begun).toHaveLength(1);
    await finish();
    await Promise.all(first);
    const next = ask('d');
    await finish();
    expect(await next).toBe('facts');
  });

  it('E3 count no longer when they have failed', async () => {
    const { ask, finish } = open();
    for (let time = 0; time < 5; time += 1) {
      const failure = refusalOf(ask('eleanor', 'broken'));
      await finish();
      expect(await failure).toEqual(new Error('broken'));
    }
  });
});
