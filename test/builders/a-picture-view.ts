import type { PictureView } from '../../views/ui/picture-view';

export const aPictureView = (name: string, alt = ''): PictureView => ({
  src: `/${name}.webp`,
  srcSet: '',
  width: 3,
  height: 2,
  alt,
  placeholderClass: '',
});
