import { createElement, type ReactElement, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FrameGuest } from '../layout/frame';
import { LineFactsContext, useLineFacts } from '../layout/line-facts';
import { fragmentCache } from './fragment-cache';
import { FragmentSlotsContext } from './fragment-slots';
import { fillFrom, fillPieces, guestText, piecesOf, placeholdersOf } from './guest-placeholders';
import { GuestTemplateContext } from './GuestPart';
import { type FragmentPart, PagePartsContext, type PartsOnPage } from './page-parts';

interface CachedFragmentProps {
  /** The object that the content is rendered from; it must be immutable, because it is the cache key. */
  readonly from: object;
  /** Everything else on which the content depends. An object is compared by its JSON, and must be immutable. */
  readonly by?: string | object;
  /** The parts of the page that the fragment shows, of which it is filled for each guest. Others it cannot show. */
  readonly parts?: readonly FragmentPart[];
  /**
   * The guest whom the fragment shows. Its children use `placeholderGuest` instead, so that all guests share one
   * fragment.
   */
  readonly guest?: FrameGuest | undefined;
  /**
   * An HTML element. It must not contain widgets or anything that generates ids, because React numbers those per page.
   */
  readonly children: ReactElement<{ readonly children?: ReactNode }, string>;
}

export const placeholderGuest: FrameGuest = { firstName: guestText('firstName'), initials: guestText('initials') };

const noParts: readonly FragmentPart[] = [];

/** The server renders it once for all pages with the same `from` and `by` (decision 0046). */
export function CachedFragment({ from, by = '', parts = noParts, guest, children: element }: CachedFragmentProps) {
  const onPage = useContext(PagePartsContext);
  const isTemplate = useContext(GuestTemplateContext);
  const slots = useContext(FragmentSlotsContext);
  const facts = useLineFacts();
  let ofParts = '';
  for (const { keyOf } of parts) {
    if (!keyOf) continue;
    const key = keyOf(onPage);
    if (key === undefined) return element;
    ofParts += key;
  }
  const { children, ...attributes } = element.props;
  const hasPlaceholders = guest !== undefined || (parts.length > 0 && onPage.guest !== undefined);
  // The line's facts are the same on every page of a process, and therefore not part of the key.
  const fragment = fragmentCache.of(
    { from, by: `${typeof by === 'string' ? by : jsonOf(by)} ${ofParts} ${hasPlaceholders}` },
    () =>
      renderToStaticMarkup(
        <LineFactsContext.Provider value={facts}>
          <PagePartsContext.Provider value={shownOf(onPage, parts)}>
            <GuestTemplateContext.Provider value={hasPlaceholders}>{children}</GuestTemplateContext.Provider>
          </PagePartsContext.Provider>
        </LineFactsContext.Provider>,
      ),
  );
  const toHtml = () => {
    if (hasPlaceholders && !isTemplate) return withGuest(fragment.markup, parts, guest ? { ...onPage, guest } : onPage);
    return slots ? slots.toSlot(fragment) : fragment.markup;
  };
  return createElement(element.type, { ...attributes, dangerouslySetInnerHTML: { __html: toHtml() } });
}

const jsons = new WeakMap<object, string>();

/** The JSON is cached by the object, because many pages show the same one. */
function jsonOf(value: object): string {
  const json = jsons.get(value) ?? JSON.stringify(value);
  jsons.set(value, json);
  return json;
}

/** A part that is not declared would stay in the fragment for other guests to see. */
const shownOf = (onPage: PartsOnPage, parts: readonly FragmentPart[]): PartsOnPage =>
  Object.fromEntries(parts.map(({ name }) => [name, onPage[name]]));

function withGuest(markup: string, parts: readonly FragmentPart[], onPage: PartsOnPage): string {
  const pieces = piecesOf(markup, (same) => same);
  return fillPieces(pieces, fillFrom(placeholdersOf(parts), onPage)).join('');
}
