import { placeOfferTexts as texts } from '../engine/place-offer.texts';
import { ButtonLink } from '../ui/Button';
import { tripsTexts } from './trips.texts';

/** Where a trip stands in its line, and what is offered there. */
export interface WaitlistPlaceView {
  /** 1 is first. */
  readonly position: number;
  readonly offer?: { readonly until: string; readonly href: string };
}

export function WaitlistPlace({
  place: { position, offer },
  title,
}: {
  readonly place: WaitlistPlaceView;
  readonly title: string;
}) {
  if (!offer) return <p className="waitlist-place">{texts.position(position)}</p>;
  return (
    <div className="waitlist-place waitlist-place--offered">
      <p className="waitlist-place__offer">{texts.heldUntilText(offer.until)}</p>
      <p className="no-print">
        <ButtonLink variant="secondary" href={offer.href}>
          {texts.answer}
          <span className="hidden-to-the-eye">{tripsTexts.card.of(title)}</span>
        </ButtonLink>
      </p>
    </div>
  );
}
