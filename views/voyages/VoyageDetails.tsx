import { CountdownCard } from '../content/CountdownCard';
import { PrintShare } from '../content/PrintShare';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { ButtonLink, QuietLink } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { FactList } from '../ui/FactList';
import { DateDropdown, type DateDropdownView } from './DateDropdown';
import type { CountdownCardProps } from '../content/CountdownCard';
import { voyagesTexts as texts } from './voyages.texts';

export interface SailingView {
  readonly itineraryId: string;
  readonly dates: string;
  readonly price: string;
  /** The party of the address, whose lowest fare the price is. */
  readonly party?: string;
  readonly countdown?: CountdownCardProps | undefined;
  /** Names what the button leads to: a suite, or the waitlist alone. */
  readonly reserveText: string;
  readonly reserveHref: string;
  readonly inquireHref: string;
  readonly watchHref: string;
}

interface VoyageDetailsProps {
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly sailing?: SailingView | undefined;
  readonly dropdown?: DateDropdownView | undefined;
  readonly priceNote?: string | undefined;
}

export function VoyageDetails({ title, facts, sailing, dropdown, priceNote }: VoyageDetailsProps) {
  return (
    <aside className="voyage-facts" data-region="facts" aria-label={texts.factsLabel}>
      <FactList className="voyage-facts__list" factClass="voyage-facts__fact" facts={facts} />
      {dropdown ? <DateDropdown {...dropdown} /> : null}
      {sailing ? <Offer sailing={sailing} priceNote={priceNote} /> : <Notice tone="info">{texts.noSailing}</Notice>}
      <div className="voyage-facts__tools no-print">
        {sailing ? <FavouriteButton type="VOYAGE" value={sailing.itineraryId} title={title} look="page" /> : null}
        {sailing ? <QuietLink href={sailing.watchHref}>{texts.watch}</QuietLink> : null}
        <PrintShare />
      </div>
    </aside>
  );
}

function Offer({
  sailing: { price, party, countdown, reserveText, reserveHref, inquireHref },
  priceNote,
}: {
  readonly sailing: SailingView;
  readonly priceNote: string | undefined;
}) {
  return (
    <>
      <div className="voyage-facts__offer">
        <p className="voyage-facts__price" data-live="price">
          {price}
        </p>
        {party ? <p className="price-note">{party}</p> : null}
        {priceNote === undefined ? null : (
          <p className="price-note">
            {priceNote} <a href="#fare-facts">{texts.fareFacts}</a>
          </p>
        )}
      </div>
      {countdown ? <CountdownCard {...countdown} /> : null}
      <ButtonLink href={reserveHref} data-carries-query="">
        <span data-live="reserve">{reserveText}</span>
      </ButtonLink>
      <QuietLink href={inquireHref}>{texts.inquire}</QuietLink>
    </>
  );
}
