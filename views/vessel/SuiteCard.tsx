import { FavouriteButton } from '../favourites/FavouriteButton';
import { Card } from '../ui/Card';
import { Eyebrow } from '../ui/Eyebrow';
import type { PictureView } from '../ui/Picture';

/** A category of suites as its card shows it (VOY-33). */
export interface SuiteSummaryView {
  readonly category: string;
  readonly slug: string;
  /** The id that a favourite refers to (FAV-02). */
  readonly suiteId: string;
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  /** Such as "Deck 5". */
  readonly deck: string;
  /** Such as "388 sq ft (36 m²)". */
  readonly inside: string;
  readonly terrace: string;
  /** Such as "Up to two guests". */
  readonly guests: string;
  /** Such as "Starting at $24,500.00 /suite" or "By appointment only"; absent when no price is known (VOY-24). */
  readonly price?: string | undefined;
  readonly picture?: PictureView;
}

export function SuiteCard({
  suite,
  headingLevel: Heading = 'h3',
}: {
  readonly suite: SuiteSummaryView;
  readonly headingLevel?: 'h2' | 'h3';
}) {
  return (
    <Card picture={suite.picture} travelsAs={`suite-${suite.slug}`} className="suite-tile">
      <Eyebrow>{suite.deck}</Eyebrow>
      <Heading className="suite-tile__title">
        <a className="card__link" href={suite.href}>
          {suite.title}
        </a>
      </Heading>
      <p className="suite-tile__measure">
        {suite.inside}. {suite.guests}.
      </p>
      <p className="suite-tile__summary">{suite.summary}</p>
      {suite.price ? (
        <p className="suite-tile__price" data-live={`suite-${suite.category}`}>
          {suite.price}
        </p>
      ) : null}
      <FavouriteButton type="SUITE" value={suite.suiteId} title={suite.title} />
    </Card>
  );
}
