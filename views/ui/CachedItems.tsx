import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fragmentCache } from './fragment-cache';

interface CachedItemsProps {
  /**
   * The object that everything around the items is rendered from; it must be immutable, because it is the cache key.
   */
  readonly from: object;
  /** Everything else on which it depends. */
  readonly by: string;
  readonly items: readonly string[];
  /** An HTML element with `itemsHere` in place of the items. It must not use a context or generate ids. */
  readonly children: ReactElement<{ readonly children?: ReactNode }, string>;
}

/** A character of the private use area, which React does not escape. */
export const itemsHere = '\uE002';

/**
 * Assembles a list from items that were rendered before: lists that differ in a few items share the others (decision
 * 0081). Server only.
 */
export function CachedItems({ from, by, items, children: element }: CachedItemsProps) {
  const { children, ...attributes } = element.props;
  const [before = '', after = ''] = itemMarkup({ from, by }, <>{children}</>).split(itemsHere);
  return createElement(element.type, {
    ...attributes,
    dangerouslySetInnerHTML: { __html: `${before}${items.join('')}${after}` },
  });
}

/** An item is rendered once for all pages with the same key. */
export const itemMarkup = (key: { readonly from: object; readonly by: string }, element: ReactElement): string =>
  fragmentCache.of(key, () => renderToStaticMarkup(element)).markup;
