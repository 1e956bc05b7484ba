import { Children, type ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { blocksTexts as texts } from './blocks.texts';

/**
 * A layout decides how many slides are side by side. `cards`: 3, or 2 at 769 to 1279 px, or 1 below (CNT-21).
 * `experience`: 3, or 2 at 1024 px or below (CNT-22). `trip`: 2, or 1 at 1024 px or below (H51). `one`: always one.
 */
type SlidesLayout = 'cards' | 'experience' | 'trip' | 'one';

interface SlidesProps {
  readonly label: string;
  readonly layout: SlidesLayout;
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

export function Slides({ label, layout, head, children }: SlidesProps) {
  const slides = Children.toArray(children);
  return (
    <div
      className={`slides slides--${layout}`}
      role="group"
      aria-roledescription={texts.carousel}
      aria-label={label}
      data-slides=""
      data-count={Math.min(slides.length, 4)}
    >
      <div className="slides__bar">
        {head}
        <SlideArrows label={label} />
      </div>
      <ul className="slides__track" data-track="">
        {slides.map((slide, index) => (
          <li key={index} className="slides__slide">
            {slide}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function SlideArrows({ label }: { readonly label: string }) {
  return (
    <div className="slides__arrows scripted no-print">
      <p className="slides__place" role="status" data-place="" />
      <button
        type="button"
        className="round-button"
        data-control="slide-previous"
        aria-disabled="true"
        aria-label={texts.previous(label)}
      >
        <Icon name="back" />
      </button>
      <button type="button" className="round-button" data-control="slide-next" aria-label={texts.next(label)}>
        <Icon name="arrow" />
      </button>
    </div>
  );
}
