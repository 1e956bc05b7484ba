import { createElement, type ReactElement, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FavouritesContext } from '../favourites/favourites-context';
import { FragmentCache } from './fragment-cache';

interface CachedFragmentProps {
  /** What the inside is printed from: a thing that is never changed, only replaced. */
  readonly from: object;
  /** Whatever else decides what it says. */
  readonly by?: string;
  readonly hasFavouriteButtons?: boolean;
  /** An element of HTML. In it neither a widget nor anything that takes an id of its own: the page counts those. */
  readonly children: ReactElement<{ readonly children?: ReactNode }, string>;
}

const cache = new FragmentCache();

/**
 * Prints the inside of an element once for as long as it says the same, and puts it into every page from then on
 * (decision 0046). Server only.
 */
export function CachedFragment({ from, by = '', hasFavouriteButtons = false, children: element }: CachedFragmentProps) {
  const favourites = useContext(FavouritesContext);
  // A guest's hearts are their own; a visitor's lead to sign-in and back to this page.
  if (hasFavouriteButtons && favourites.guest) return element;
  const { children, ...attributes } = element.props;
  const html = hasFavouriteButtons
    ? cache.of({ from, by: `${by} ${favourites.signInHref}` }, () =>
        renderToStaticMarkup(<FavouritesContext.Provider value={favourites}>{children}</FavouritesContext.Provider>),
      )
    : cache.of({ from, by }, () => renderToStaticMarkup(children));
  return createElement(element.type, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}
