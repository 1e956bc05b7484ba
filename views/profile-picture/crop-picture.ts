/** When the dialog cannot be loaded, the form's own button uploads the picture (ACC-18). */
export function cropPictures(page: Document): void {
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset['control'] !== 'crop-picture') return;
    const file = target.files?.[0];
    if (!file) return;
    import('./open-crop')
      .then(({ openCrop }) => openCrop(page, target, file))
      .catch(() => target.form?.classList.add('own-picture__form--plain'));
  });
}
