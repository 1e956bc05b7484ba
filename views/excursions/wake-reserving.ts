const links = 'a[data-control="reserve"]';

/** Loads the dialog's script on demand; until then, and when loading fails, the link leads to its page. */
export function wakeReserving(page: Document): void {
  for (const link of page.querySelectorAll(links)) link.setAttribute('aria-haspopup', 'dialog');
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(links) : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(link);
  });
}

/** A visitor who signed in to reserve finds the dialog open, once (H43). */
export function reserveAfterSignIn(page: Document): void {
  const here = new URL(window.location.href);
  const link = here.searchParams.has('reserve') ? page.querySelector<HTMLAnchorElement>(links) : null;
  if (!link) return;
  here.searchParams.delete('reserve');
  window.history.replaceState(window.history.state, '', here.pathname + here.search + here.hash);
  open(link);
}

/** When the script fails to load, the link is followed. */
function open(link: HTMLAnchorElement): void {
  import('./reserve-in-dialog')
    .then(({ reserveInDialog }) => reserveInDialog(link))
    .catch(() => window.location.assign(link.href));
}
