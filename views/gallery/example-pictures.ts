import { createContext, useContext } from 'react';
import type { PictureView } from '../ui/picture-view';

export type PictureFinder = (name: string) => PictureView;

// Without a build, as in tests, an example still has its dimensions.
const unbuilt: PictureFinder = (name) => ({
  src: `/assets/images/${name}.webp`,
  srcSet: '',
  width: 1600,
  height: 1067,
  alt: '',
  placeholderClass: `placeholder-${name}`,
});

export const ExamplePictures = createContext<PictureFinder>(unbuilt);

export const useExamplePictures = (): PictureFinder => useContext(ExamplePictures);
