import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { MainPicture } from './MainPicture';
import type { PictureView } from './picture-view';

interface HeroProps {
  readonly picture: PictureView;
  /** `tall` fills the first screen; `low` leaves the text below visible. */
  readonly height?: 'tall' | 'low';
  readonly transitionName?: string | undefined;
  readonly children: ReactNode;
}

export function Hero({ picture, height = 'tall', transitionName, children }: HeroProps) {
  return (
    <div className={classNames('hero on-deep', `hero--${height}`, picture.placeholderClass)}>
      <MainPicture className="hero__picture" picture={picture} sizes="100vw" transitionName={transitionName} />
      <div className="hero__words">{children}</div>
    </div>
  );
}
