/** Query parameters that name a person (H07, reliability C11). They leave the address bar as soon as they have been read. */
export const namesAPerson = ['email', 'phone', 'countryCode', 'hint'] as const;

/** Query parameters that open a door for whoever holds the address: kept where they are needed, and told to nobody. */
const grantsAccess = ['receipt', 'sent', 'token', 'permit'] as const;

/** Takes out of an address what may be said to nobody else. */
export function dropPersonal(address: URL): URL {
  const cleaned = new URL(address);
  for (const name of [...namesAPerson, ...grantsAccess]) cleaned.searchParams.delete(name);
  return cleaned;
}
