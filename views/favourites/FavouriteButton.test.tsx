import { renderToStaticMarkup } from 'react-dom/server';
import { FavouriteButton } from './FavouriteButton';
import { FavouritesContext, type FavouritesOnPage } from './favourites-context';
import { parseHtml, textsIn } from '../../test/support/parse-html';

const story = { type: 'STORY', value: 'a-week-without-clocks', title: 'A week without clocks' } as const;

const renderMarkup = (page: FavouritesOnPage, look?: 'page') =>
  renderToStaticMarkup(
    <FavouritesContext.Provider value={page}>
      <FavouriteButton {...story} {...(look ? { look } : {})} />
    </FavouritesContext.Provider>,
  );
const guest = { returnUrl: '/stories?page=2' };

describe('a heart', () => {
  it('FAV-01 H38 leads a visitor to sign-in with what they marked, under either sign-in page', () => {
    expect(renderMarkup({ signInHref: '/login?yachts=true&returnUrl=%2Fstories' })).toContain(
      'href="/login?yachts=true&amp;returnUrl=%2Fstories&amp;favorite=STORY%3Aa-week-without-clocks"',
    );
    expect(renderMarkup({ signInHref: 'https://sign-in.example' })).toContain(
      'href="https://sign-in.example?favorite=STORY%3Aa-week-without-clocks"',
    );
  });

  it('FAV-01 is a form for a guest that does the opposite of what is', () => {
    const empty = renderMarkup({ signInHref: '/login', guest: { ...guest, saved: new Map() } });
    expect(parseHtml(empty).querySelector('form[method="post"]')).not.toBeNull();
    expect(empty).toContain('aria-pressed="false"');
    expect(empty).toContain('value="add"');
    const savedFavourite = renderMarkup({
      signInHref: '/login',
      guest: { ...guest, saved: new Map([['STORY:a-week-without-clocks', 'favourite-7']]) },
    });
    expect(savedFavourite).toContain('aria-pressed="true"');
    expect(savedFavourite).toContain('value="remove"');
    expect(savedFavourite).toContain('data-favourite-id="favourite-7"');
  });

  it('FAV-01 says what it stands for, and its name holds the word that is shown', () => {
    const onPage = renderMarkup({ signInHref: '/login', guest }, 'page');
    expect(onPage).toContain('aria-label="Favourite: A week without clocks"');
    expect(textsIn(onPage, 'button')).toEqual(['Favourite']);
    expect(renderMarkup({ signInHref: '/login' })).toContain('aria-label="Favourite: A week without clocks"');
  });

  it('H38 says so when what was wanted before sign-in is not there yet', () => {
    const missed = 'STORY:a-week-without-clocks';
    expect(renderMarkup({ signInHref: '/login', guest: { ...guest, missed, saved: new Map() } })).toContain(
      'Not yet among your favourites',
    );
    expect(
      renderMarkup({ signInHref: '/login', guest: { ...guest, missed, saved: new Map([[missed, 'favourite-7']]) } }),
    ).not.toContain('Not yet');
    expect(
      renderMarkup({ signInHref: '/login', guest: { ...guest, missed: 'STORY:another', saved: new Map() } }),
    ).not.toContain('Not yet');
  });
});
