export const galleryTexts = { title: 'Gallery', pages: 'Pages' } as const;
