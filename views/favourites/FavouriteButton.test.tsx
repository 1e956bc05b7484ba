import { renderToStaticMarkup } from 'react-dom/server';
import { FavouriteButton } from './FavouriteButton';
import type { FavouritesOnPage } from './favourites-part';
import { PagePartsContext } from '../ui/page-parts';
import { attributesIn, textsIn } from '../../test/support/parse-html';

const story = { type: 'STORY', value: 'a-week-without-clocks', title: 'A week without clocks' } as const;

const renderMarkup = (page: FavouritesOnPage, look?: 'page') =>
  renderToStaticMarkup(
    <PagePartsContext.Provider value={{ favourites: page }}>
      <FavouriteButton {...story} {...(look ? { look } : {})} />
    </PagePartsContext.Provider>,
  );
const guest = { returnUrl: '/stories?page=2' };

describe('a heart', () => {
  it('FAV-01 H38 leads a visitor to sign-in with what they marked, under either sign-in page', () => {
    const hrefs = (signInHref: string) => attributesIn(renderMarkup({ signInHref }), 'a', 'href');
    expect(hrefs('/login?yachts=true&returnUrl=%2Fstories')).toEqual([
      '/login?yachts=true&returnUrl=%2Fstories&favorite=STORY%3Aa-week-without-clocks',
    ]);
    expect(hrefs('https://sign-in.example')).toEqual([
      'https://sign-in.example?favorite=STORY%3Aa-week-without-clocks',
    ]);
  });

  it('FAV-01 is a form for a guest that does the opposite of what is', () => {
    const empty = renderMarkup({ signInHref: '/login', guest: { ...guest, savedIds: new Map() } });
    expect(attributesIn(empty, 'form[method="post"] button', 'aria-pressed')).toEqual(['false']);
    expect(attributesIn(empty, '[value="add"], [value="remove"]', 'value')).toEqual(['add']);
    const savedFavourite = renderMarkup({
      signInHref: '/login',
      guest: { ...guest, savedIds: new Map([['STORY:a-week-without-clocks', 'favourite-7']]) },
    });
    expect(attributesIn(savedFavourite, 'button', 'aria-pressed')).toEqual(['true']);
    expect(attributesIn(savedFavourite, '[value="add"], [value="remove"]', 'value')).toEqual(['remove']);
    expect(attributesIn(savedFavourite, '[data-favourite-id]', 'data-favourite-id')).toEqual(['favourite-7']);
  });

  it('FAV-01 says what it stands for, and its name holds the word that is shown', () => {
    const onPage = renderMarkup({ signInHref: '/login', guest }, 'page');
    expect(attributesIn(onPage, 'button', 'aria-label')).toEqual(['Favourite: A week without clocks']);
    expect(textsIn(onPage, 'button')).toEqual(['Favourite']);
    expect(attributesIn(renderMarkup({ signInHref: '/login' }), 'a', 'aria-label')).toEqual([
      'Favourite: A week without clocks',
    ]);
  });

  it('H38 says so when what was wanted before sign-in is not there yet', () => {
    const missed = 'STORY:a-week-without-clocks';
    expect(
      renderMarkup({ signInHref: '/login', guest: { ...guest, missedKey: missed, savedIds: new Map() } }),
    ).toContain('Not yet among your favourites');
    expect(
      renderMarkup({
        signInHref: '/login',
        guest: { ...guest, missedKey: missed, savedIds: new Map([[missed, 'favourite-7']]) },
      }),
    ).not.toContain('Not yet');
    expect(
      renderMarkup({ signInHref: '/login', guest: { ...guest, missedKey: 'STORY:another', savedIds: new Map() } }),
    ).not.toContain('Not yet');
  });
});
