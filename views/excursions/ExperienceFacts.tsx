import { FavouriteButton } from '../favourites/FavouriteButton';
import { ButtonLink } from '../ui/Button';
import { LevelBars } from './LevelBars';
import { OwnBookings, type OwnBookingView } from './OwnBookings';
import { excursionsTexts as texts } from './excursions.texts';

export interface ExperienceFactsView {
  readonly summary: string;
  readonly level: { readonly word: string; readonly bars: 1 | 2 | 3 | 4 };
  /** Label and value in reading order; `href` links the value. */
  readonly rows: readonly { readonly label: string; readonly value: string; readonly href?: string }[];
  readonly price: string;
  readonly note: string;
  /** A visitor is asked to sign in first (H43). Absent for custom experiences. */
  readonly reserveHref?: string;
  readonly inquire: { readonly label: string; readonly href: string };
}

export function ExperienceFacts({
  facts: { level, rows, price, note, reserveHref, inquire },
  ownBookings,
  slug,
  title,
}: {
  readonly facts: ExperienceFactsView;
  readonly ownBookings: readonly OwnBookingView[];
  readonly slug: string;
  readonly title: string;
}) {
  return (
    <aside className="experience-facts" aria-label={texts.facts}>
      <dl>
        {rows.map(({ label, value, href }) => (
          <div key={label} className="experience-facts__fact">
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
        <div className="experience-facts__fact">
          <dt>{texts.factLabels.level}</dt>
          <dd className="experience-facts__level">
            {level.word}
            <LevelBars bars={level.bars} />
          </dd>
        </div>
      </dl>
      <OwnBookings bookings={ownBookings} />
      <p className="experience-facts__price">{price}</p>
      <p className="experience-facts__note">{note}</p>
      {reserveHref === undefined ? null : (
        <ButtonLink href={reserveHref} data-control="reserve">
          {texts.reserve}
        </ButtonLink>
      )}
      <ButtonLink variant={reserveHref === undefined ? 'primary' : 'quiet'} href={inquire.href}>
        {inquire.label}
      </ButtonLink>
      <FavouriteButton type="EXPERIENCE" value={slug} title={title} look="page" />
    </aside>
  );
}
