import { showSlide } from './move-slides';

export function openGalleries(page: Document): void {
  page.addEventListener('click', (event) => {
    const opener =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-control="open-gallery"]') : null;
    const dialog = opener && page.getElementById(opener.dataset['dialog'] ?? '');
    if (!(dialog instanceof HTMLDialogElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dialog.showModal();
    const track = dialog.querySelector<HTMLElement>('[data-track]');
    if (track) showSlide(track, Number(opener?.dataset['slide']), 'instant');
  });
}
