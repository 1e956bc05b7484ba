export const galleryTexts = { title: 'Gallery', pages: 'Pages', blocks: 'Content blocks' } as const;
