import { useExamplePictures } from '../gallery/example-pictures';
import { sampleCards } from './sample-voyages';
import { VoyageCard } from './VoyageCard';

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
