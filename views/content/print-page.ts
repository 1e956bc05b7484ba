/** The print button of `PrintShare` (CNT-07). What is printed, the style sheet's print rules say. */
export function printPage(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-control="print"]')) page.defaultView?.print();
  });
}
