import { renderToStaticMarkup } from 'react-dom/server';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { type FavouritesOnPage, favouritesPart } from '../favourites/favourites-part';
import { CachedFragment } from './CachedFragment';
import { attributesIn } from '../../test/support/parse-html';
import { PagePartsContext } from './page-parts';

const eleanor = { firstName: 'Eleanor', initials: 'EM' };
let rendered = 0;
const Words = ({ words }: { readonly words: string }) => {
  rendered += 1;
  return <b>{words}</b>;
};
const renderMarkup = (from: object, { by = '', words = 'Sail & oar' } = {}) =>
  renderToStaticMarkup(
    <CachedFragment from={from} by={by}>
      <p className="said" id="one">
        <Words words={words} />
      </p>
    </CachedFragment>,
  );

describe('Kept', () => {
  beforeEach(() => {
    rendered = 0;
  });

  it('prints the element as it would be without, once', () => {
    const from = {};
    for (let page = 0; page < 3; page += 1)
      expect(renderMarkup(from)).toBe('<p class="said" id="one"><b>Sail &amp; oar</b></p>');
    expect(rendered).toBe(1);
  });

  it('prints anew from another thing, and where something else decides what is said', () => {
    const from = {};
    renderMarkup(from);
    expect(renderMarkup({}, { words: 'Reef' })).toContain('Reef');
    expect(renderMarkup(from, { by: 'fr', words: 'Récif' })).toContain('Récif');
    expect(renderMarkup(from)).toContain('Sail');
    expect(rendered).toBe(3);
  });

  it('H38 FAV-01 leads each page’s visitors back to that page, and prints a guest’s favourite buttons for that guest alone', () => {
    const from = {};
    const favouriteButtonsOf = (favourites: FavouritesOnPage) =>
      renderToStaticMarkup(
        <PagePartsContext.Provider value={{ ...(favourites.guest ? { guest: eleanor } : {}), favourites }}>
          <CachedFragment from={from} parts={[favouritesPart]}>
            <li>
              <FavouriteButton type="VOYAGE" value="CYC" title="Cyclades" />
            </li>
          </CachedFragment>
        </PagePartsContext.Provider>,
      );
    const guest = (returnUrl: string, saved: readonly (readonly [string, string])[]) =>
      favouriteButtonsOf({ signInHref: '/login?returnUrl=%2Fa', guest: { returnUrl, savedIds: new Map(saved) } });
    expect(favouriteButtonsOf({ signInHref: '/login?returnUrl=%2Fa' })).toContain('returnUrl=%2Fa');
    expect(favouriteButtonsOf({ signInHref: '/login?returnUrl=%2Fb' })).toContain('returnUrl=%2Fb');
    expect(attributesIn(guest('/a', [['VOYAGE:CYC', '17']]), 'button', 'aria-pressed')).toEqual(['true']);
    expect(attributesIn(guest('/a', []), 'button', 'aria-pressed')).toEqual(['false']);
    expect(favouriteButtonsOf({ signInHref: '/login?returnUrl=%2Fa' })).not.toContain('aria-pressed');
  });
});
