import { readNewsAnswer } from './news-answer';

const article = {
  id: 'a',
  slug: 'a',
  title: 'A',
  category: ['Ashore'],
  excerpt: 'Words.',
  createdDate: '2026-11-19',
  image: { url: '/assets/images/a.webp', description: 'A cove' },
};

describe('a page of news as it comes', () => {
  it('PRO-10 is read with and without a next one', () => {
    expect(readNewsAnswer({ items: [article], nextCursor: '2026-11-19.a', categories: [] })).toEqual({
      items: [article],
      nextCursor: '2026-11-19.a',
    });
    expect(readNewsAnswer({ items: [] })).toEqual({ items: [] });
  });

  it('PRO-11 is nothing at all when any of it is not in the form that was agreed', () => {
    const wrong: readonly unknown[] = [
      undefined,
      null,
      'text',
      [],
      {},
      { items: {} },
      { items: [null] },
      { items: [article], nextCursor: 7 },
      { items: [article, { ...article, title: undefined }] },
      { items: [{ ...article, category: 'Ashore' }] },
      { items: [{ ...article, image: null }] },
      { items: [{ ...article, image: { url: 'https://elsewhere.example/a.webp', description: '' } }] },
      { items: [{ ...article, image: { url: '//elsewhere.example/a.webp', description: '' } }] },
    ];
    for (const body of wrong) expect([body, readNewsAnswer(body)]).toEqual([body, undefined]);
  });
});
