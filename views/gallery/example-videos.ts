import { createContext, useContext } from 'react';
import type { VideoSourceView } from '../content/SlideVideo';

export type VideoFinder = (name: string) => readonly VideoSourceView[];

// Without a build, as in tests, an example still has a source.
const unbuilt: VideoFinder = (name) => [{ src: `/assets/video/${name}.mp4`, type: 'video/mp4' }];

export const ExampleVideos = createContext<VideoFinder>(unbuilt);

export const useExampleVideos = (): VideoFinder => useContext(ExampleVideos);
