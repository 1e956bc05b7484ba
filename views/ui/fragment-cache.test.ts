import { CachedMarkup } from './fragment-cache';

describe('the markup of a fragment', () => {
  it('is the same as text and as bytes, whichever a page used before', () => {
    const markup = '<p>Kuşadası – 7 nights €</p>';
    const used = new CachedMarkup(markup);
    expect(Buffer.from(used.bytes).toString()).toBe(markup);
    expect([used.markup, used.length]).toEqual([markup, markup.length]);
    expect(Buffer.from(used.bytes).toString()).toBe(markup);
    expect(new CachedMarkup(markup).markup).toBe(markup);
  });
});
