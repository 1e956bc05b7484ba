/** What the forms of the account do in place is fetched where there are any; until then, and without it, they are pages. */
export function wakeAccount(page: Document): void {
  if (page.querySelector('[data-account]')) void import('./edit-account').then(({ editAccount }) => editAccount(page));
}
