/**
 * Returns this page's address without the parameters that make it confirm an earlier action: after a reload the page
 * would confirm it again.
 */
export function withoutReceipts(): URL {
  const address = new URL(window.location.href);
  for (const name of ['reserved', 'done', 'party', 'receipt', 'answered']) address.searchParams.delete(name);
  return address;
}
