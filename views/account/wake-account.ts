/** Loads the script of the account's forms where there are any; without it they are pages. */
export function wakeAccount(page: Document): void {
  if (page.querySelector('[data-account]')) void import('./edit-account').then(({ editAccount }) => editAccount(page));
}
