/**
 * The normalised address of a receiver, or undefined where nothing may be posted to it. It must be https (http as well
 * where `allowsPrivateHosts`), and it must not contain a password, because lists and logs show it.
 */
export function endpointAddress(
  text: string,
  { allowsPrivateHosts }: { readonly allowsPrivateHosts: boolean },
): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const schemes = allowsPrivateHosts ? ['https:', 'http:'] : ['https:'];
  return url && schemes.includes(url.protocol) && url.username === '' && url.password === '' ? url : undefined;
}
