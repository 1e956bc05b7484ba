import { FavouriteButton } from '../favourites/FavouriteButton';
import { Card, CardLink } from '../ui/Card';
import { Engraving } from '../ui/Engraving';
import { Eyebrow } from '../ui/Eyebrow';
import type { VenueView } from './culinary-views';

export function VenueCards({ venues }: { readonly venues: readonly VenueView[] }) {
  return (
    <ul className="card-grid">
      {venues.map((venue) => (
        <li key={venue.slug}>
          <VenueCard venue={venue} />
        </li>
      ))}
    </ul>
  );
}

function VenueCard({ venue: { slug, name, href, kind, deck, summary, picture } }: { readonly venue: VenueView }) {
  return (
    <Card
      picture={picture}
      instead={<Engraving engraving={{ seed: slug, subject: 'sea', title: name, label: kind }} />}
      transitionName={`venue-${slug}`}
      className="venue-card"
    >
      <Eyebrow>
        {kind}, {deck.charAt(0).toLowerCase()}
        {deck.slice(1)}
      </Eyebrow>
      <h3 className="venue-card__name">
        <CardLink href={href}>{name}</CardLink>
      </h3>
      <p className="venue-card__summary">{summary}</p>
      <FavouriteButton type="CULINARY VENUE" value={slug} title={name} />
    </Card>
  );
}
