import { useExamplePictures } from '../gallery/example-pictures';
import { sampleStoryCards } from './sample-stories';
import { StoryCard } from './StoryCard';

/** The last has no picture of its own left, and says it in words. */
export function threeInARow() {
  const cards = sampleStoryCards(useExamplePictures()).slice(2, 5);
  return (
    <ul className="card-grid">
      {cards.map((story) => (
        <li key={story.slug}>
          <StoryCard story={story} headingLevel="h3" />
        </li>
      ))}
    </ul>
  );
}
