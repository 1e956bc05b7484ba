import { createElement, type ReactElement, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FavouritesContext } from '../favourites/favourites-context';
import { LineFactsContext, useLineFacts } from '../layout/line-facts';
import { FragmentCache } from './fragment-cache';

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
  const facts = useLineFacts();
  if (hasFavouriteButtons && favourites.guest) return element;
  const { children, ...attributes } = element.props;
  // The line's facts are the same on every page of a process, and so no part of the key.
  const render = (content: ReactNode) =>
    renderToStaticMarkup(<LineFactsContext.Provider value={facts}>{content}</LineFactsContext.Provider>);
  const html = hasFavouriteButtons
    ? cache.of({ from, by: `${by} ${favourites.signInHref}` }, () =>
        render(<FavouritesContext.Provider value={favourites}>{children}</FavouritesContext.Provider>),
      )
    : cache.of({ from, by }, () => render(children));
  return createElement(element.type, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}
