import { waitlistOfferTexts as texts } from '../engine/waitlist-offer.texts';
import { SecondaryLink } from '../ui/Button';
import { tripsTexts } from './trips.texts';

export interface WaitlistEntryView {
  /** Positions on the waitlist count from 1. */
  readonly position: number;
  readonly offer?: { readonly until: string; readonly href: string };
}

export function WaitlistEntry({
  entry: { position, offer },
  title,
}: {
  readonly entry: WaitlistEntryView;
  readonly title: string;
}) {
  if (!offer) return <p className="waitlist-entry">{texts.position(position)}</p>;
  return (
    <div className="waitlist-entry waitlist-entry--offered">
      <p className="waitlist-entry__offer">{texts.heldUntilText(offer.until)}</p>
      <p className="no-print">
        <SecondaryLink href={offer.href}>
          {texts.answer}
          <span className="hidden-to-the-eye">{tripsTexts.card.of(title)}</span>
        </SecondaryLink>
      </p>
    </div>
  );
}
