import { readDeviceShortlist } from './device-shortlist';

export const VISITOR_FAVOURITE = 'a[data-control="favourite"]';

/** The item of a visitor's favourite button is in its link to sign-in, which works without script. */
export const keyOf = (button: HTMLAnchorElement): string =>
  new URL(button.href, button.ownerDocument.location.href).searchParams.get('favorite') ?? '';

/** With script a visitor's link to sign-in becomes a toggle button. */
export function paintShortlist(page: Document): void {
  const keys = new Set(readDeviceShortlist());
  for (const button of page.querySelectorAll<HTMLAnchorElement>(VISITOR_FAVOURITE)) {
    const ariaPressed = String(keys.has(keyOf(button)));
    if (button.getAttribute('aria-pressed') === ariaPressed) continue;
    button.setAttribute('role', 'button');
    button.setAttribute('aria-pressed', ariaPressed);
  }
}
