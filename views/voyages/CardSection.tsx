import type { ReactNode } from 'react';
import { Eyebrow } from '../ui/Eyebrow';
import { PhoneFold } from '../ui/PhoneFold';

interface CardSectionProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly all?: { readonly href: string; readonly label: string };
  /** On a phone the cards are collapsed under this title. */
  readonly fold?: string;
  readonly children: readonly ReactNode[];
}

export function CardSection({ id, eyebrow, title, all, fold, children }: CardSectionProps) {
  if (children.length === 0) return null;
  const cards = (
    <ul className="card-grid" data-region={`${id}-cards`}>
      {children.map((card, index) => (
        <li key={index}>{card}</li>
      ))}
    </ul>
  );
  return (
    <section className="band band--section card-section no-print" id={id} aria-labelledby={`${id}-title`}>
      <div className="card-section__head">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2 className="card-section__title" id={`${id}-title`}>
          {title}
        </h2>
        {all ? (
          <p>
            <a className="card-section__all" href={all.href}>
              {all.label}
            </a>
          </p>
        ) : null}
      </div>
      {fold === undefined ? cards : <PhoneFold summary={fold}>{cards}</PhoneFold>}
    </section>
  );
}
