/**
 * Parameters with personal data, which are removed from the URL as soon as they have been read (H07, reliability C11).
 */
export const namesAPerson = ['email', 'phone', 'countryCode', 'hint'] as const;

/** Parameters that grant access to a client that has the URL: retained where needed, never passed on or logged. */
const grantsAccess = ['receipt', 'sent', 'token', 'permit', 'hold', 'place', 'key', 'seal'] as const;

export function dropPersonal(address: URL): URL {
  const cleanedAddress = new URL(address);
  for (const name of [...namesAPerson, ...grantsAccess]) cleanedAddress.searchParams.delete(name);
  return cleanedAddress;
}
