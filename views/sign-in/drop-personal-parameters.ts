import { namesAPerson } from '../../src/core/shared/personal-parameters';

const personalParameters = [...namesAPerson, 'yachts', 'ody_sso_redirect'];
/** The single-sign-on page needs this parameter on a reload (ENG-05). */
const exempt: Readonly<Record<string, readonly string[]>> = { '/ody': ['ody_sso_redirect'] };

/**
 * Removes personal parameters from address bar, history and Referer (H07). The server has read them. Runs before all
 * other scripts.
 */
export function dropPersonalParameters(): void {
  const address = new URL(window.location.href);
  const present = personalParameters.filter(
    (name) => address.searchParams.has(name) && !exempt[address.pathname]?.includes(name),
  );
  if (present.length === 0) return;
  for (const name of present) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
}
