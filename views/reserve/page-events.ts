import type { GuestCounts } from '../../src/core/reserve/guest-counts';
import type { BookingPress } from '../../src/core/reserve/suite-button';

// The widgets of a page are separate React roots, and communicate by events of the document.
const PARTY_CHANGED = 'landfall:party-changed';
const BOOKING_PRESSED = 'landfall:booking-pressed';
const PAGE_READ_AGAIN = 'landfall:page-read-again';

export const notifyPartyChanged = (counts: GuestCounts) =>
  document.dispatchEvent(new CustomEvent(PARTY_CHANGED, { detail: counts }));
export const onPartyChanged = (listen: (counts: GuestCounts) => void) => listenTo(PARTY_CHANGED, listen);

let latestPress: BookingPress | undefined;

/** `undefined` means that the press failed or that the page was restored: every button is enabled again (H73). */
export const notifyBookingPressed = (press: BookingPress | undefined) => {
  latestPress = press;
  document.dispatchEvent(new CustomEvent(BOOKING_PRESSED, { detail: press }));
};
/** A button that hydrates after a press has missed its event. */
export const findBookingPress = () => latestPress;
export const onBookingPressed = (listen: (press: BookingPress | undefined) => void) =>
  listenTo(BOOKING_PRESSED, (press: BookingPress | null) => listen(press ?? undefined));

/** Announces that an open page has fetched its prices again (H65); `fresh` is the current page. */
export const notifyPageReadAgain = (fresh: Document) =>
  document.dispatchEvent(new CustomEvent(PAGE_READ_AGAIN, { detail: fresh }));
export const onPageReadAgain = (listen: (fresh: Document) => void) => listenTo(PAGE_READ_AGAIN, listen);

function listenTo<Detail>(name: string, listen: (detail: Detail) => void): () => void {
  const onEvent = (event: Event) => listen((event as CustomEvent<Detail>).detail);
  document.addEventListener(name, onEvent);
  return () => document.removeEventListener(name, onEvent);
}
