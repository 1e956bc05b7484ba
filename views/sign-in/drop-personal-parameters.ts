import { namesAPerson } from '../../src/core/shared/personal-parameters';

const dropped = [...namesAPerson, 'yachts', 'ody_sso_redirect'];
/** The single-sign-on page is asked for again with it: a reload must not lose the way (ENG-05). */
const exempt: Readonly<Record<string, readonly string[]>> = { '/ody': ['ody_sso_redirect'] };

/**
 * Nobody's address or number stays in the address bar, in the history or in what is sent elsewhere (H07). The server has
 * read what it wants of these, so the site's script drops them before anything else runs.
 */
export function dropPersonalParameters(): void {
  const address = new URL(window.location.href);
  const present = dropped.filter((name) => address.searchParams.has(name) && !exempt[address.pathname]?.includes(name));
  if (present.length === 0) return;
  for (const name of present) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
}
