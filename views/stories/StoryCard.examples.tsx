import { useExamplePictures } from '../gallery/example-pictures';
import { sampleStoryCards } from './sample-stories';
import { StoryCard } from './StoryCard';

/** The last card has no picture and shows text only. */
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
