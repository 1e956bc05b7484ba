/** Opens the panorama in the dialog that the link names; without the script, the dialog shows the flat picture. */
export function lookAround(page: Document): void {
  page.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-looks-around]') : null;
    const dialog = link && page.querySelector(link.hash);
    if (!(dialog instanceof HTMLDialogElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    import('./show-panorama')
      .then(({ showPanorama }) => showPanorama(dialog))
      // A failure is ignored, because the flat picture stays.
      .catch(() => undefined);
  });
}
