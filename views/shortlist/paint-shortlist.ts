import { readDeviceShortlist } from './device-shortlist';

export const VISITOR_FAVOURITE = 'a[data-control="favourite"]';

/** What a visitor's favourite button stands for is in its sign-in address, which works without script. */
export const keyOf = (button: HTMLAnchorElement): string =>
  new URL(button.href, button.ownerDocument.location.href).searchParams.get('favorite') ?? '';

/** With script a visitor's link to sign-in is a button that is pressed or not. */
export function paintShortlist(page: Document): void {
  const keys = new Set(readDeviceShortlist());
  for (const button of page.querySelectorAll<HTMLAnchorElement>(VISITOR_FAVOURITE)) {
    const pressed = String(keys.has(keyOf(button)));
    if (button.getAttribute('aria-pressed') === pressed) continue;
    button.setAttribute('role', 'button');
    button.setAttribute('aria-pressed', pressed);
  }
}
