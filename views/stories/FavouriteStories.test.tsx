import { attributesIn } from '../../test/support/parse-html';
import { renderToStaticMarkup } from 'react-dom/server';
import { type FavouritesOnPage, favouritesPart } from '../favourites/favourites-part';
import { fillFrom, fillPieces, piecesOf } from '../ui/guest-placeholders';
import { GuestTemplateContext } from '../ui/GuestPart';
import { FavouriteStories } from './FavouriteStories';
import { PagePartsContext } from '../ui/page-parts';

const stories = ['bread-at-three', 'room-for-four'].map((slug) => ({
  slug,
  title: `The story of ${slug}`,
  href: `/stories/${slug}`,
}));
const show = (guest?: FavouritesOnPage['guest'], emptyMessage?: string) =>
  renderToStaticMarkup(
    <PagePartsContext.Provider value={{ favourites: { signInHref: '/login', ...(guest ? { guest } : {}) } }}>
      <FavouriteStories stories={stories} emptyMessage={emptyMessage} />
    </PagePartsContext.Provider>,
  );
const withSaved = (...keys: readonly string[]) => ({
  returnUrl: '/stories',
  savedIds: new Map(keys.map((key) => [key, key])),
});

describe('the favourite stories of a guest', () => {
  it('CNT-30 stand in the order in which they were kept, and nothing else with them', () => {
    const html = show(withSaved('STORY:room-for-four', 'VOYAGE:ON1', 'STORY:withdrawn', 'STORY:bread-at-three'));
    expect(attributesIn(html, '[href]', 'href')).toEqual(['/stories/room-for-four', '/stories/bread-at-three']);
  });

  it('CNT-30 are the line’s own words while there are none', () => {
    expect(show(withSaved(), 'Nothing kept yet.')).toContain('Nothing kept yet.');
    expect(show(withSaved('SUITE:BR-I,SV'))).toContain('Press the heart of a story');
    expect(show(withSaved('STORY:bread-at-three'), 'Nothing kept yet.')).not.toContain('Nothing kept yet.');
  });

  it('CNT-30 are nobody else’s: a visitor, and a guest whose list cannot be read, see none', () => {
    expect([show(), show({ returnUrl: '/stories' })]).toEqual(['', '']);
  });

  it('CNT-30 C16 are the same where the page is filled for the guest', () => {
    const signInHref = '/login';
    const template = renderToStaticMarkup(
      <GuestTemplateContext.Provider value>
        <PagePartsContext.Provider value={{ favourites: { signInHref, guest: { returnUrl: '/stories' } } }}>
          <FavouriteStories stories={stories} />
          <p>After</p>
        </PagePartsContext.Provider>
      </GuestTemplateContext.Provider>,
    );
    const pieces = piecesOf(template, (same) => same);
    const guests = [
      withSaved('STORY:room-for-four', 'VOYAGE:ON1', 'STORY:withdrawn', 'STORY:bread-at-three'),
      withSaved('STORY:bread-at-three'),
      withSaved('VOYAGE:ON1'),
      withSaved(),
      { returnUrl: '/stories' },
    ];
    for (const guest of guests) {
      const fill = fillFrom(favouritesPart.placeholders, { favourites: { signInHref, guest } });
      expect(fillPieces(pieces, fill).join('')).toBe(`${show(guest)}<p>After</p>`);
    }
  });
});
