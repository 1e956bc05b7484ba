/** The sorted page replaces the current one in the history, with the form's other fields (EXC-19). */
export function sortInPlace(page: Document): void {
  page.addEventListener('change', ({ target }) => {
    const select = target instanceof Element ? target.closest<HTMLSelectElement>('select[data-sorts]') : null;
    if (select) sort(page, select);
  });
  // The visitor may have changed the select element before this script loaded.
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
