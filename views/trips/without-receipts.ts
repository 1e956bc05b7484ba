/** This page's address without what it says about an earlier action, because a confirmation is read once. */
export function withoutReceipts(): URL {
  const address = new URL(window.location.href);
  for (const name of ['reserved', 'done', 'party', 'receipt', 'answered']) address.searchParams.delete(name);
  return address;
}
