import { createContext, useContext } from 'react';
import type { PictureView } from '../ui/picture-view';

/** Finds a picture of the build by its name. */
export type PictureFinder = (name: string) => PictureView;

// Without a build, as in tests, an example still has its measure.
const unbuilt: PictureFinder = (name) => ({
  src: `/assets/images/${name}.webp`,
  srcSet: '',
  width: 1600,
  height: 1067,
  alt: '',
  placeholderClass: `placeholder-${name}`,
});

export const ExamplePictures = createContext<PictureFinder>(unbuilt);

/** For examples: they are components of the gallery, which knows the build's pictures. */
export const useExamplePictures = (): PictureFinder => useContext(ExamplePictures);
