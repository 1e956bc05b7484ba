import { PictureOpener, GalleryDialog } from '../content/Gallery';
import { Slides } from '../content/Slides';
import { FailedSection } from '../profile/FailedSection';
import { QuietLink } from '../ui/Button';
import type { PictureView } from '../ui/Picture';
import { tripExcursionBookingsTexts } from './trip-excursion-bookings.texts';
import { type BookedItems, TripLeg, type TripLegView } from './TripLeg';
import { tripsTexts } from './trips.texts';

const texts = tripsTexts.trip;
const galleryId = 'trip-gallery';

export interface TripDetailsView {
  readonly together: readonly { readonly label: string; readonly href: string }[];
  readonly legs: readonly TripLegView[];
  readonly pictures: readonly PictureView[];
  /** Absent once the trip can no longer be moved or cancelled. */
  readonly cancellationHref?: string;
  /** Link to what cancelling costs today; present for the guest's own reservation while it can be cancelled. */
  readonly costHref?: string;
  readonly failures: { readonly itinerary: boolean; readonly suite: boolean };
  readonly retryHref: string;
  readonly adviser?: string;
}

export function TripDetails({
  details: { together, adviser, legs, pictures, cancellationHref, costHref, failures, retryHref },
  bookedItems = [],
}: {
  readonly details: TripDetailsView;
  readonly bookedItems?: BookedItems | undefined;
}) {
  return (
    <>
      {together.map(({ label, href }) => (
        <p key={href} className="trip__together">
          {texts.together} <a href={href}>{label}</a>
        </p>
      ))}
      {adviser === undefined ? null : <p className="trip__together">{adviser}</p>}
      {legs.map((leg) => (
        <TripLeg
          key={leg.id}
          leg={leg}
          hasTitle={legs.length > 1}
          bookedItems={bookedItems === 'failed' ? [] : bookedItems}
        />
      ))}
      {bookedItems === 'failed' ? (
        <FailedSection subject={tripExcursionBookingsTexts.failed} retryHref={retryHref} />
      ) : null}
      {failures.itinerary ? <FailedSection subject={texts.itineraryFailed} retryHref={retryHref} /> : null}
      {failures.suite ? <FailedSection subject={texts.suiteFailed} retryHref={retryHref} /> : null}
      {pictures.length > 0 ? <TripGallery pictures={pictures} /> : null}
      {cancellationHref === undefined ? null : (
        <p className="trip__cancellation">
          {texts.cancellation} <QuietLink href={cancellationHref}>{texts.cancellationAction}</QuietLink>
          {costHref === undefined ? null : (
            <>
              {' '}
              <QuietLink href={costHref}>{texts.cancellationCost}</QuietLink>
            </>
          )}
        </p>
      )}
    </>
  );
}

/** Shows two pictures side by side above 1024 px, one below (TRD-16, H51). */
function TripGallery({ pictures }: Pick<TripDetailsView, 'pictures'>) {
  return (
    <section className="trip__section trip__gallery no-print" aria-labelledby={`${galleryId}-title`}>
      <Slides
        label={texts.gallery}
        layout="trip"
        head={
          <h2 className="trip__heading" id={`${galleryId}-title`}>
            {texts.gallery}
          </h2>
        }
      >
        {pictures.map((picture, index) => (
          <PictureOpener
            key={picture.src}
            dialog={galleryId}
            picture={picture}
            index={index}
            all={pictures.length}
            sizes="(min-width: 1025px) 34vw, 92vw"
          />
        ))}
      </Slides>
      <GalleryDialog id={galleryId} label={texts.gallery} pictures={pictures} />
    </section>
  );
}
