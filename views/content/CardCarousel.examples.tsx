import { FavouriteButton } from '../favourites/FavouriteButton';
import { useExamplePictures } from '../gallery/example-pictures';
import { CardCarousel } from './CardCarousel';
import type { ContentCardView } from './ContentCard';
import { sampleExcursionCards } from './sample-blocks';

export const blockKind = 'Carousels';

const favouriteButton = (card: ContentCardView, look: 'card' | 'page') => (
  <FavouriteButton type="EXPERIENCE" value={card.slug} title={card.title} look={look} />
);

export const fiveCards = () => (
  <CardCarousel
    id="experiences"
    eyebrow="Ashore and afloat"
    title="Days off the ship"
    cards={sampleExcursionCards(useExamplePictures())}
    favouriteButton={favouriteButton}
  />
);
export const twoCards = () => (
  <CardCarousel
    id="two-experiences"
    title="Only two of them"
    cards={sampleExcursionCards(useExamplePictures())
      .slice(0, 2)
      .map((card) => ({ ...card, detail: undefined }))}
  />
);
