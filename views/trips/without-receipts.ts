/** This page's address without what it says of an earlier step: a receipt is read once. */
export function withoutReceipts(): URL {
  const address = new URL(window.location.href);
  for (const name of ['reserved', 'done', 'party', 'receipt', 'answered']) address.searchParams.delete(name);
  return address;
}
