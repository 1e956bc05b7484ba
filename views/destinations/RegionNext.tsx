import { DetailCard } from '../content/DetailCard';
import { FavouriteButton } from '../favourites/FavouriteButton';
import type { PictureView } from '../ui/picture-view';
import { DateDropdown, type DateDropdownView } from '../voyages/DateDropdown';
import { destinationsTexts as texts } from './destinations.texts';

export interface RegionNextView {
  readonly itineraryId: string;
  readonly title: string;
  readonly summary: string;
  readonly dates: string;
  readonly price: string;
  readonly ports: readonly string[];
  readonly picture: PictureView;
  readonly href: string;
  readonly reserveHref: string;
  /** Absent for the usual one. */
  readonly reserveText?: string;
  readonly inquireHref: string;
  readonly dropdown?: DateDropdownView;
}

export function RegionNext({ next }: { readonly next: RegionNextView }) {
  const {
    itineraryId,
    title,
    summary,
    dates,
    price,
    ports,
    picture,
    href,
    reserveHref,
    reserveText,
    inquireHref,
    dropdown,
  } = next;
  return (
    <div className="band band--section region-next" id="next">
      <DetailCard
        eyebrow={texts.nextEyebrow}
        title={title}
        picture={picture}
        tags={ports}
        favouriteButton={<FavouriteButton type="VOYAGE" value={itineraryId} title={title} look="page" />}
        dates={dropdown ? <DateDropdown {...dropdown} /> : undefined}
        reserveHref={reserveHref}
        reserveText={reserveText}
        inquireHref={inquireHref}
        actions={[{ label: texts.aboutVoyage, href }]}
      >
        <p>{summary}</p>
        <p className="region-next__dates">{dates}</p>
        <p className="region-next__price" data-live={`next-${itineraryId}`}>
          {price}
        </p>
      </DetailCard>
    </div>
  );
}
