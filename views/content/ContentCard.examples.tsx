import { FavouriteButton } from '../favourites/FavouriteButton';
import { useExamplePictures } from '../gallery/example-pictures';
import { ContentCard } from './ContentCard';
import { sampleExcursionCards } from './sample-blocks';

export const blockKind = 'Cards';

export function Alone() {
  const [card] = sampleExcursionCards(useExamplePictures());
  return card ? (
    <div className="gallery__narrow">
      <ContentCard
        card={card}
        favouriteButton={<FavouriteButton type="EXPERIENCE" value={card.slug} title={card.title} />}
      />
    </div>
  ) : null;
}

export function InAGrid() {
  return (
    <ul className="card-grid">
      {sampleExcursionCards(useExamplePictures())
        .slice(0, 3)
        .map((card) => (
          <li key={card.slug}>
            <ContentCard card={card} />
          </li>
        ))}
    </ul>
  );
}
