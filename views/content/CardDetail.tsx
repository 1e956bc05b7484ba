import type { ReactNode } from 'react';
import { SecondaryLink } from '../ui/Button';
import { Eyebrow } from '../ui/Eyebrow';
import { blocksTexts as texts } from './blocks.texts';
import type { CardDetailView, ContentCardView } from './ContentCard';
import { CloseDialog, PictureStage } from './PictureStage';

interface CardDetailProps {
  readonly id: string;
  readonly card: ContentCardView;
  readonly detail: CardDetailView;
  readonly favouriteButton?: ReactNode;
}

export function CardDetail({ id, card, detail, favouriteButton }: CardDetailProps) {
  return (
    <dialog className="dialog dialog--detail" id={id} aria-labelledby={`${id}-title`} closedby="any">
      <CloseDialog />
      <div className="card-detail">
        {detail.pictures.length > 0 ? (
          <PictureStage
            label={texts.picturesOf(card.title)}
            pictures={detail.pictures}
            sizes="(min-width: 1024px) 36rem, 92vw"
          />
        ) : null}
        <div className="card-detail__words">
          {detail.subType === undefined ? null : <Eyebrow>{detail.subType}</Eyebrow>}
          <h2 className="card-detail__title" id={`${id}-title`}>
            {card.title}
          </h2>
          {detail.subTitle === undefined ? null : <p className="card-detail__subtitle">{detail.subTitle}</p>}
          {detail.html === undefined ? (
            <p>{card.body}</p>
          ) : (
            <div className="prose" dangerouslySetInnerHTML={{ __html: detail.html }} />
          )}
          <Activity detail={detail} />
          {detail.disclaimers.length > 0 ? <PleaseNote disclaimers={detail.disclaimers} /> : null}
          <p className="card-detail__actions">
            <SecondaryLink href={card.href}>{texts.wholePage}</SecondaryLink>
            {favouriteButton}
          </p>
        </div>
      </div>
    </dialog>
  );
}

function Activity({ detail: { activityInterest, activityLevel } }: Pick<CardDetailProps, 'detail'>) {
  const facts = [
    [texts.activityInterest, activityInterest],
    [texts.activityLevel, activityLevel],
  ].filter(([, value]) => value !== undefined);
  if (facts.length === 0) return null;
  return (
    <dl className="fact-lines">
      {facts.map(([label, value]) => (
        <div key={label} className="fact-lines__fact">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PleaseNote({ disclaimers }: { readonly disclaimers: readonly string[] }) {
  return (
    <div className="please-note">
      <h3 className="eyebrow">{texts.pleaseNote}</h3>
      <ul className="please-note__list">
        {disclaimers.map((disclaimer) => (
          <li key={disclaimer}>{disclaimer}</li>
        ))}
      </ul>
    </div>
  );
}
