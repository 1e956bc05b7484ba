export function printPage(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-control="print"]')) page.defaultView?.print();
  });
}
