import type { ReactNode } from 'react';
import { Card, CardLink } from '../ui/Card';
import { Engraving, type EngravingView } from '../ui/Engraving';
import { Eyebrow } from '../ui/Eyebrow';
import { Icon } from '../ui/Icon';
import type { PictureView } from '../ui/picture-view';
import { favouritesListTexts as texts } from './favourites-list.texts';

export interface FavouriteTileView {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly line: string;
  readonly href: string;
  readonly picture?: PictureView;
  readonly engraving?: EngravingView;
}

/** The title's link covers the tile; while the list is edited, its checkbox does (FAV-04). */
export function FavouriteTile({
  tile: { id, kind, title, line, href, picture, engraving },
  isFirst = false,
}: {
  readonly tile: FavouriteTileView;
  readonly isFirst?: boolean;
}) {
  return (
    <Card
      {...(picture ? { picture } : {})}
      instead={engraving && <Engraving engraving={engraving} />}
      sizes="(min-width: 1280px) 22vw, (min-width: 768px) 44vw, 92vw"
      className="favourite-tile"
      isFirst={isFirst}
    >
      <Eyebrow>{kind}</Eyebrow>
      <h2 className="favourite-tile__title">
        <CardLink href={href}>{title}</CardLink>
      </h2>
      <p className="favourite-tile__line">{line}</p>
      <RemovalChoice id={id} title={title} />
    </Card>
  );
}

interface RemovalChoiceProps {
  readonly id: string;
  readonly title: string;
  readonly children?: ReactNode;
}

export function RemovalChoice({ id, title, children }: RemovalChoiceProps) {
  return (
    <label className="favourite-choice" data-while="editing">
      <input
        className="favourite-choice__box"
        type="checkbox"
        name={`remove-${id}`}
        value="1"
        data-favourites-id={id}
        aria-label={texts.choice(title)}
        autoComplete="off"
      />
      <span className="favourite-choice__sign" aria-hidden="true">
        <Icon name="check" />
      </span>
      {children}
    </label>
  );
}
