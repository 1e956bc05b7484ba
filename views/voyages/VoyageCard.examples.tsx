import { useExamplePictures } from '../gallery/example-pictures';
import { sampleCards } from './sample-voyages';
import { VoyageCard } from './VoyageCard';

/** Titles of one and of three lines: the prices stand on one line all the same. */
export function threeInARow() {
  const cards = sampleCards(useExamplePictures());
  return (
    <ul className="card-grid">
      {cards.map((voyage) => (
        <li key={voyage.itineraryId}>
          <VoyageCard voyage={voyage} />
        </li>
      ))}
    </ul>
  );
}
