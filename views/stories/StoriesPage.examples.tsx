import { useExamplePictures } from '../gallery/example-pictures';
import { sampleStoriesPage } from './sample-stories';
import { StoriesPage } from './StoriesPage';

export const frontPage = () => <StoriesPage {...sampleStoriesPage(useExamplePictures())} />;

export function oneStory() {
  const page = sampleStoriesPage(useExamplePictures());
  return (
    <StoriesPage {...page} category="Seamanship" stories={[]} more={undefined} countText="1 story under Seamanship" />
  );
}
