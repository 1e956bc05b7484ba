/**
 * Adds the full address of the page to sign-in links, because the server renders one cached copy for everyone and knows
 * the path only. A `returnUrl` in the address takes precedence (ROU-14, H03). The sign-in page validates all of them.
 */
export function returnHere(page: Document): void {
  page.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-returns-here]') : null;
      if (link) addReturnAddress(link);
    },
    true,
  );
}

export function addReturnAddress(link: HTMLAnchorElement): void {
  const { search, pathname } = window.location;
  if (search === '') return;
  const target = new URL(link.href);
  const returnUrl = new URLSearchParams(search).get('returnUrl');
  const [returnPath] = (target.searchParams.get('returnUrl') ?? '').split('?');
  if (returnUrl === null && returnPath !== pathname) return;
  target.searchParams.set('returnUrl', returnUrl ?? pathname + search);
  link.href = target.href;
}
