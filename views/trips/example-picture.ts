import type { PictureView } from '../ui/Picture';

/** A picture for the gallery's examples: only its measure and placeholder are real when no build has made the file. */
export const examplePicture = (name: string): PictureView => ({
  src: `/assets/images/${name}-1024.webp`,
  srcSet: '',
  width: 1600,
  height: 1067,
  alt: '',
  placeholderClass: `placeholder-${name}`,
});
