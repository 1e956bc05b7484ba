const personal = ['email', 'phone', 'countryCode'];

/** Nobody's address or number stays in the address bar, in the history or in what is sent elsewhere (H07). */
export function dropPersonalParameters(): void {
  const address = new URL(window.location.href);
  if (!personal.some((name) => address.searchParams.has(name))) return;
  for (const name of personal) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
}
