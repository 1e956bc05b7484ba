import { FavouriteButton } from '../favourites/FavouriteButton';
import { Card, CardLink } from '../ui/Card';
import { Eyebrow } from '../ui/Eyebrow';
import type { PictureView } from '../ui/Picture';

export interface SuiteSummaryView {
  readonly category: string;
  readonly slug: string;
  readonly suiteId: string;
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  readonly deck: string;
  readonly inside: string;
  readonly terrace: string;
  readonly guests: string;
  readonly price?: string | undefined;
  readonly picture?: PictureView;
}

export function SuiteCard({
  suite,
  headingLevel: Heading = 'h3',
  sizes,
}: {
  readonly suite: SuiteSummaryView;
  readonly headingLevel?: 'h2' | 'h3';
  /** The `sizes` of the picture, where a list has other columns than cards usually have. */
  readonly sizes?: string;
}) {
  return (
    <Card picture={suite.picture} transitionName={`suite-${suite.slug}`} className="suite-tile" sizes={sizes}>
      <Eyebrow>{suite.deck}</Eyebrow>
      <Heading className="suite-tile__title">
        <CardLink href={suite.href}>{suite.title}</CardLink>
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
