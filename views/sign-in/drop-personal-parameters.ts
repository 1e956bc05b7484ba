import { namesAPerson } from '../../src/core/shared/personal-parameters';

const dropped = [...namesAPerson, 'yachts', 'ody_sso_redirect'];

/**
 * Nobody's address or number stays in the address bar, in the history or in what is sent elsewhere (H07). The server has
 * read what it wants of these, so the site's script drops them before anything else runs.
 */
export function dropPersonalParameters(): void {
  const address = new URL(window.location.href);
  if (!dropped.some((name) => address.searchParams.has(name))) return;
  for (const name of dropped) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
}
