/**
 * The address of a receiver, or undefined where nothing may be posted to it: it has to be https (http as well where
 * `allowsPrivateHosts`), and it stands in lists and logs, so that it holds no password.
 */
export function endpointAddress(
  text: string,
  { allowsPrivateHosts }: { readonly allowsPrivateHosts: boolean },
): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const schemes = allowsPrivateHosts ? ['https:', 'http:'] : ['https:'];
  return url && schemes.includes(url.protocol) && url.username === '' && url.password === '' ? url : undefined;
}
