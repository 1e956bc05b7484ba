import { createElement, type ReactElement, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FavouritesContext } from '../favourites/favourites-context';
import { LineFactsContext, useLineFacts } from '../layout/line-facts';
import { FragmentCache } from './fragment-cache';
import { filled, piecesOf } from './guest-marks';
import { GuestTemplateContext } from './GuestPart';

interface CachedFragmentProps {
  /** The object that the content is rendered from; it must be immutable, because it is the cache key. */
  readonly from: object;
  /** Everything else that the content depends on. */
  readonly by?: string;
  readonly hasFavouriteButtons?: boolean;
  /** An HTML element. It may contain no widget and nothing that generates ids, because React numbers those per page. */
  readonly children: ReactElement<{ readonly children?: ReactNode }, string>;
}

const cache = new FragmentCache();

/** Once for every page with the same `from` and `by` (decision 0046). Server only. */
export function CachedFragment({ from, by = '', hasFavouriteButtons = false, children: element }: CachedFragmentProps) {
  const favourites = useContext(FavouritesContext);
  const isTemplate = useContext(GuestTemplateContext);
  const facts = useLineFacts();
  // A guest who comes from sign-in is told there what could not be added (H38).
  if (hasFavouriteButtons && favourites.guest?.missed !== undefined) return element;
  const { children, ...attributes } = element.props;
  // The line's facts are the same on every page of a process, and so no part of the key.
  const render = (content: ReactNode) =>
    renderToStaticMarkup(<LineFactsContext.Provider value={facts}>{content}</LineFactsContext.Provider>);
  const { guest, signInHref } = favourites;
  const html = hasFavouriteButtons
    ? cache.of({ from, by: `${by} ${guest ? `guest ${guest.returnUrl}` : signInHref}` }, () =>
        render(
          <FavouritesContext.Provider value={favourites}>
            <GuestTemplateContext.Provider value={guest !== undefined}>{children}</GuestTemplateContext.Provider>
          </FavouritesContext.Provider>,
        ),
      )
    : cache.of({ from, by }, () => render(children));
  const shown = hasFavouriteButtons && guest && !isTemplate ? withFavourites(html, guest.saved) : html;
  return createElement(element.type, { ...attributes, dangerouslySetInnerHTML: { __html: shown } });
}

const withFavourites = (marked: string, saved: ReadonlyMap<string, string> | undefined): string =>
  [
    ...filled(
      piecesOf(marked, (same) => same),
      {
        text: (_name, about) => saved?.get(about) ?? '',
        shown: (_name, about) => (saved?.has(about) ? 'yes' : 'no'),
      },
    ),
  ].join('');
