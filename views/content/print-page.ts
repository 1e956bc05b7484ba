/** The print button of `PrintShare` (CNT-07). The print style sheet decides what is printed. */
export function printPage(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-control="print"]')) page.defaultView?.print();
  });
}
