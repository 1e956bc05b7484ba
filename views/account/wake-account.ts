/** Loads the script of the account's forms where there are any; without it they are pages. */
export async function wakeAccount(page: Document): Promise<void> {
  if (page.querySelector('[data-account]')) (await import('./edit-account')).editAccount(page);
}
