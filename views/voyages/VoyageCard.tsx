import { FavouriteButton } from '../favourites/FavouriteButton';
import { Card } from '../ui/Card';
import { Eyebrow } from '../ui/Eyebrow';
import type { PictureView } from '../ui/Picture';

/** A sailing as its card shows it (VOY-01). */
export interface VoyageCardView {
  readonly itineraryId: string;
  readonly href: string;
  readonly title: string;
  readonly region: string;
  /** Such as "12 – 19 April 2027". */
  readonly dates: string;
  /** Such as "7 nights". */
  readonly nights: string;
  /** Such as "Athens to Kuşadası". */
  readonly ports: string;
  /** Such as "Per suite starting from $24,500.00" or "Waitlist Only" (VOY-18, VOY-25). */
  readonly price: string;
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
    <Card picture={voyage.picture} travelsAs={`voyage-${voyage.itineraryId}`} className="voyage-card">
      <Eyebrow>{voyage.region}</Eyebrow>
      <Heading className="voyage-card__title">
        <a className="card__link" href={voyage.href}>
          {voyage.title}
        </a>
      </Heading>
      <p className="voyage-card__dates">{voyage.dates}</p>
      <p className="voyage-card__ports">
        {voyage.nights}, {voyage.ports}
      </p>
      <p className="voyage-card__price" data-live={`from-${voyage.itineraryId}`}>
        {voyage.price}
      </p>
      <FavouriteButton type="VOYAGE" value={voyage.itineraryId} title={`${voyage.title}, ${voyage.dates}`} />
    </Card>
  );
}
