/**
 * A list is sorted as soon as its order is chosen (`data-sorts`): the sorted page takes the place of this one in the history,
 * and what else its form holds goes along (EXC-19). Without script the form has a button.
 */
export function sortInPlace(page: Document): void {
  page.addEventListener('change', ({ target }) => {
    const select = target instanceof Element ? target.closest<HTMLSelectElement>('select[data-sorts]') : null;
    if (!select?.form) return;
    const address = new URL(select.form.action);
    for (const [name, value] of new FormData(select.form)) if (typeof value === 'string' && value !== '') address.searchParams.set(name, value);
    page.defaultView?.location.replace(address.href);
  });
}
