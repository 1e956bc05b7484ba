import { createElement, type ReactElement, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FavouritesContext } from '../favourites/favourites-context';
import type { FrameGuest } from '../layout/frame';
import { LineFactsContext, useLineFacts } from '../layout/line-facts';
import { fragmentCache } from './fragment-cache';
import { FragmentSlotsContext } from './fragment-slots';
import { filled, type GuestFill, guestText, piecesOf } from './guest-marks';
import { GuestTemplateContext } from './GuestPart';

interface CachedFragmentProps {
  /** The object that the content is rendered from; it must be immutable, because it is the cache key. */
  readonly from: object;
  /** Everything else on which the content depends. An object is compared by its JSON, and must be immutable. */
  readonly by?: string | object;
  readonly hasFavouriteButtons?: boolean;
  /**
   * The guest whom the fragment shows. Its children use `markedGuest` instead, so that all guests share one fragment.
   */
  readonly guest?: FrameGuest | undefined;
  /**
   * An HTML element. It must not contain widgets or anything that generates ids, because React numbers those per page.
   */
  readonly children: ReactElement<{ readonly children?: ReactNode }, string>;
}

export const markedGuest: FrameGuest = {
  firstName: guestText('firstName'),
  initials: guestText('initials'),
  pictureSrc: guestText('pictureSrc'),
};

/** The server renders it once for all pages with the same `from` and `by` (decision 0046). */
export function CachedFragment({
  from,
  by = '',
  hasFavouriteButtons = false,
  guest,
  children: element,
}: CachedFragmentProps) {
  const favourites = useContext(FavouritesContext);
  const isTemplate = useContext(GuestTemplateContext);
  const slots = useContext(FragmentSlotsContext);
  const facts = useLineFacts();
  const ofGuest = hasFavouriteButtons ? favourites.guest : undefined;
  // After sign-in, this element tells the guest which favourite could not be added (H38).
  if (ofGuest?.missedKey !== undefined) return element;
  const { children, ...attributes } = element.props;
  const hasMarks = ofGuest !== undefined || guest !== undefined;
  const buttons = hasFavouriteButtons ? (ofGuest?.returnUrl ?? favourites.signInHref) : '';
  // The line's facts are the same on every page of a process, and therefore not part of the key.
  const fragment = fragmentCache.of(
    { from, by: `${typeof by === 'string' ? by : jsonOf(by)} ${buttons} ${hasMarks}` },
    () =>
      renderToStaticMarkup(
        <LineFactsContext.Provider value={facts}>
          <FavouritesContext.Provider value={favourites}>
            <GuestTemplateContext.Provider value={hasMarks}>{children}</GuestTemplateContext.Provider>
          </FavouritesContext.Provider>
        </LineFactsContext.Provider>,
      ),
  );
  const toHtml = () => {
    if (hasMarks && !isTemplate) return withGuest(fragment.markup, guest, ofGuest?.savedIds);
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

function withGuest(
  markup: string,
  guest: FrameGuest | undefined,
  savedIds: ReadonlyMap<string, string> | undefined,
): string {
  const fill: GuestFill = {
    text: (name, about) => (name === 'favouriteId' ? savedIds?.get(about) : guest?.[name as keyof FrameGuest]) ?? '',
    shown: (name, about) =>
      (name === 'favourite' ? savedIds?.has(about) : guest?.pictureSrc !== undefined) ? 'yes' : 'no',
  };
  const pieces = piecesOf(markup, (same) => same);
  return filled(pieces, fill).join('');
}
