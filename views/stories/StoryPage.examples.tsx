import { useExamplePictures } from '../gallery/example-pictures';
import { sampleStoryPage } from './sample-stories';
import { StoryPage } from './StoryPage';

export const longRead = () => <StoryPage {...sampleStoryPage(useExamplePictures())} />;

export function alone() {
  const page = sampleStoryPage(useExamplePictures());
  return <StoryPage {...page} voyages={[]} ports={[]} relatedArticles={[]} chapters={[]} />;
}
