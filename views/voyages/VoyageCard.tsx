import { FavouriteButton } from '../favourites/FavouriteButton';
import { Card, CardLink } from '../ui/Card';
import { Eyebrow } from '../ui/Eyebrow';
import type { PictureView } from '../ui/Picture';

export interface VoyageCardView {
  readonly itineraryId: string;
  readonly href: string;
  readonly title: string;
  readonly region: string;
  readonly dates: string;
  readonly nights: string;
  readonly ports: string;
  readonly price: string;
  readonly suite?: string;
  /**
   * True when the fare belongs to the visitor's criteria, so that the lowest fare of the sailing must not replace it.
   */
  readonly isOwnPrice?: boolean;
  readonly picture: PictureView;
}

export function VoyageCard({
  voyage,
  headingLevel: Heading = 'h3',
}: {
  readonly voyage: VoyageCardView;
  readonly headingLevel?: 'h2' | 'h3';
}) {
  return (
    <Card picture={voyage.picture} transitionName={`voyage-${voyage.itineraryId}`} className="voyage-card">
      <Eyebrow>{voyage.region}</Eyebrow>
      <Heading className="voyage-card__title">
        <CardLink href={voyage.href}>{voyage.title}</CardLink>
      </Heading>
      <p className="voyage-card__dates">{voyage.dates}</p>
      <p className="voyage-card__ports">
        {voyage.nights}, {voyage.ports}
      </p>
      <p className="voyage-card__price" data-live={voyage.isOwnPrice ? undefined : `from-${voyage.itineraryId}`}>
        {voyage.price}
      </p>
      {voyage.suite ? <p className="voyage-card__suite">{voyage.suite}</p> : null}
      <FavouriteButton type="VOYAGE" value={voyage.itineraryId} title={`${voyage.title}, ${voyage.dates}`} />
    </Card>
  );
}
