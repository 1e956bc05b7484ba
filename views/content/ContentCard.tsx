import type { ReactNode } from 'react';
import { Card } from '../ui/Card';
import { classNames } from '../ui/class-names';
import { Engraving, type EngravingView } from '../ui/Engraving';
import { Eyebrow } from '../ui/Eyebrow';
import type { PictureView } from '../ui/picture-view';
import { blocksTexts as texts } from './blocks.texts';

/** The wire names `favoritetype`, `favoriteid` and `modalData` occur only in the API mapping (CNT-20). */
export interface ContentCardView {
  readonly slug: string;
  readonly href: string;
  readonly eyebrow?: string;
  readonly title: string;
  readonly body: string;
  readonly picture?: PictureView | undefined;
  readonly engraving?: EngravingView;
  readonly facts?: readonly string[];
  /** A card can be saved as a favourite of this type and value, such as `STORY` and a slug. */
  readonly favourite?: { readonly type: string; readonly value: string };
  /** Present when Explore opens a dialog instead of the page (CNT-19). */
  readonly detail?: CardDetailView | undefined;
}

export interface CardDetailView {
  readonly subType?: string;
  readonly subTitle?: string;
  readonly activityInterest?: string;
  readonly activityLevel?: string;
  readonly disclaimers: readonly string[];
  readonly pictures: readonly PictureView[];
  readonly html?: string;
}

interface ContentCardProps {
  readonly card: ContentCardView;
  readonly headingLevel?: 'h2' | 'h3' | 'h4';
  readonly linkLabel?: string | undefined;
  readonly opensDialog?: string | undefined;
  readonly favouriteButton?: ReactNode;
  readonly sizes?: string;
  readonly className?: string;
}

export function ContentCard({
  card,
  headingLevel: Heading = 'h3',
  linkLabel = texts.explore,
  opensDialog,
  favouriteButton,
  sizes,
  className,
}: ContentCardProps) {
  return (
    <Card
      picture={card.picture}
      instead={card.engraving && <Engraving engraving={card.engraving} />}
      sizes={sizes}
      transitionName={opensDialog === undefined ? card.slug : undefined}
      className={classNames('content-card', className)}
    >
      {card.eyebrow === undefined ? null : <Eyebrow>{card.eyebrow}</Eyebrow>}
      <Heading className="content-card__title">{card.title}</Heading>
      <p className="content-card__body">{card.body}</p>
      {card.facts && card.facts.length > 0 ? (
        <ul className="content-card__facts">
          {card.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      ) : null}
      <p className="content-card__foot">
        <a
          className="card__link small-link"
          href={card.href}
          aria-label={`${linkLabel} ${card.title}`}
          aria-haspopup={opensDialog === undefined ? undefined : 'dialog'}
          data-opens-dialog={opensDialog}
        >
          {linkLabel}
        </a>
      </p>
      {favouriteButton}
    </Card>
  );
}
