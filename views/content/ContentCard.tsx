import type { ReactNode } from 'react';
import { Card } from '../ui/Card';
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
  readonly opensDialog?: string | undefined;
  readonly favouriteButton?: ReactNode;
  readonly sizes?: string;
}

export function ContentCard({ card, opensDialog, favouriteButton, sizes }: ContentCardProps) {
  return (
    <Card
      picture={card.picture}
      instead={card.engraving && <Engraving engraving={card.engraving} />}
      sizes={sizes}
      transitionName={opensDialog === undefined ? card.slug : undefined}
      className="content-card"
    >
      {card.eyebrow === undefined ? null : <Eyebrow>{card.eyebrow}</Eyebrow>}
      <h3 className="content-card__title">{card.title}</h3>
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
          aria-label={`${texts.explore} ${card.title}`}
          aria-haspopup={opensDialog === undefined ? undefined : 'dialog'}
          data-opens-dialog={opensDialog}
        >
          {texts.explore}
        </a>
      </p>
      {favouriteButton}
    </Card>
  );
}
