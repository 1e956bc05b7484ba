import type { ReactNode } from 'react';
import { ButtonLink, SecondaryLink } from '../ui/Button';
import { Eyebrow } from '../ui/Eyebrow';
import { Picture, type PictureView } from '../ui/Picture';
import { blocksTexts as texts } from './blocks.texts';

interface DetailCardProps {
  readonly eyebrow?: string;
  readonly title: string;
  readonly picture: PictureView;
  readonly children: ReactNode;
  readonly tags?: readonly string[];
  readonly favouriteButton?: ReactNode;
  readonly dates?: ReactNode;
  readonly reserveHref?: string;
  readonly reserveText?: string | undefined;
  readonly inquireHref?: string;
  readonly actions?: readonly { readonly label: string; readonly href: string }[];
}

export function DetailCard({
  eyebrow,
  title,
  picture,
  children,
  tags = [],
  favouriteButton,
  dates,
  reserveHref,
  reserveText = texts.reserveNow,
  inquireHref,
  actions = [],
}: DetailCardProps) {
  return (
    <article className="detail-card">
      <Picture className="detail-card__picture" picture={picture} sizes="(min-width: 1024px) 56vw, 92vw" />
      <div className="detail-card__words">
        {eyebrow === undefined ? null : <Eyebrow>{eyebrow}</Eyebrow>}
        <h2 className="detail-card__title">{title}</h2>
        <div className="detail-card__body">{children}</div>
        {tags.length > 0 ? (
          <ul className="tags" aria-label={texts.tags}>
            {tags.map((tag) => (
              <li key={tag} className="tags__tag">
                {tag}
              </li>
            ))}
          </ul>
        ) : null}
        {dates ? <div className="detail-card__dates">{dates}</div> : null}
        <div className="detail-card__actions no-print">
          {reserveHref === undefined ? null : <ButtonLink href={reserveHref}>{reserveText}</ButtonLink>}
          {inquireHref === undefined ? null : <SecondaryLink href={inquireHref}>{texts.inquireNow}</SecondaryLink>}
          {actions.map(({ label, href }, index) => (
            <ButtonLink key={href} variant={index === 0 && reserveHref === undefined ? 'primary' : 'quiet'} href={href}>
              {label}
            </ButtonLink>
          ))}
          {favouriteButton}
        </div>
      </div>
    </article>
  );
}
