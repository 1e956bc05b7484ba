import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { MainPicture } from './MainPicture';
import { Picture, type PictureView } from './Picture';

interface CardProps {
  readonly picture?: PictureView | undefined;
  readonly instead?: ReactNode;
  readonly sizes?: string | undefined;
  readonly transitionName?: string | undefined;
  readonly className?: string;
  /** The page's first picture is fetched at once. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** Covers the whole card, so that each card can have only one. */
export const CardLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a className="card__link" href={href}>
    {children}
  </a>
);

export function Card({
  picture,
  instead,
  sizes = '(min-width: 1024px) 30vw, (min-width: 768px) 46vw, 92vw',
  transitionName,
  className,
  isFirst = false,
  children,
}: CardProps) {
  const CardPicture = isFirst ? MainPicture : Picture;
  return (
    <article className={classNames('card', className)}>
      {picture ? (
        <div className="card__picture">
          <CardPicture picture={picture} sizes={sizes} transitionName={transitionName} />
        </div>
      ) : null}
      {!picture && instead ? <div className="card__picture">{instead}</div> : null}
      <div className="card__body">{children}</div>
    </article>
  );
}
