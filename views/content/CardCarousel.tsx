import type { ReactNode } from 'react';
import { CardDetail } from './CardDetail';
import { ContentCard, type ContentCardView } from './ContentCard';
import { Slides } from './Slides';

interface CardCarouselProps {
  readonly id: string;
  readonly title: string;
  readonly eyebrow?: string;
  readonly cards: readonly ContentCardView[];
  readonly favouriteButton?: (card: ContentCardView, look: 'card' | 'page') => ReactNode;
  /** The same page with the dialogs in it, which are not rendered then: script fetches them for the first card. */
  readonly dialogsHref?: string | undefined;
}

const sizes = '(min-width: 1280px) 28vw, (min-width: 769px) 44vw, 90vw';

/** Shows three, two or one cards side by side (CNT-21). Without script Explore links to the card's page (CNT-19). */
export function CardCarousel({ id, title, eyebrow, cards, favouriteButton, dialogsHref }: CardCarouselProps) {
  const dialogId = (card: ContentCardView) => (card.detail ? `${id}-${card.slug}` : undefined);
  return (
    <section className="card-carousel" aria-labelledby={`${id}-title`} data-dialogs={dialogsHref}>
      <Slides
        label={title}
        layout="cards"
        head={
          <div className="slides__head">
            {eyebrow === undefined ? null : <p className="eyebrow">{eyebrow}</p>}
            <h2 className="slides__title" id={`${id}-title`}>
              {title}
            </h2>
          </div>
        }
      >
        {cards.map((card) => (
          <ContentCard
            key={card.slug}
            card={card}
            opensDialog={dialogId(card)}
            favouriteButton={favouriteButton?.(card, 'card')}
            sizes={sizes}
          />
        ))}
      </Slides>
      {cards.map((card) =>
        card.detail && dialogsHref === undefined ? (
          <CardDetail
            key={card.slug}
            id={dialogId(card) ?? ''}
            card={card}
            detail={card.detail}
            favouriteButton={favouriteButton?.(card, 'page')}
          />
        ) : null,
      )}
    </section>
  );
}
