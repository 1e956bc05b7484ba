/**
 * A list is sorted as soon as its order is chosen (`data-sorts`): the sorted page takes the place of this one in the history,
 * and what else its form holds goes along (EXC-19). Without script the form has a button.
 */
export function sortInPlace(page: Document): void {
  page.addEventListener('change', ({ target }) => {
    const select = target instanceof Element ? target.closest<HTMLSelectElement>('select[data-sorts]') : null;
    if (select) sort(page, select);
  });
  // Whoever was quicker than the script has chosen already.
  for (const select of page.querySelectorAll<HTMLSelectElement>('select[data-sorts]')) {
    const initial = [...select.options].find(({ defaultSelected }) => defaultSelected);
    if (initial && !initial.selected) sort(page, select);
  }
}

function sort(page: Document, { form }: HTMLSelectElement): void {
  if (!form) return;
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') address.searchParams.set(name, value);
  page.defaultView?.location.replace(address.href);
}
