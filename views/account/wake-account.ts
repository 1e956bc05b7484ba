export async function wakeAccount(page: Document): Promise<void> {
  if (page.querySelector('[data-account]')) (await import('./open-account-dialog')).openAccountDialog(page);
}
