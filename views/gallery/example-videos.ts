import { createContext, useContext } from 'react';
import type { VideoSourceView } from '../content/SlideVideo';

type VideoFinder = (name: string) => readonly VideoSourceView[];

// Tests show examples without a build, so that there are no hashed file names to look up.
const unbuilt: VideoFinder = (name) => [{ src: `/assets/video/${name}.mp4`, type: 'video/mp4' }];

export const ExampleVideos = createContext<VideoFinder>(unbuilt);

export const useExampleVideos = (): VideoFinder => useContext(ExampleVideos);
