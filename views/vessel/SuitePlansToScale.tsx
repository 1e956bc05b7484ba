import type { Rectangle } from '../../src/core/shared/rectangle';
import { vesselTexts as texts } from './vessel.texts';

export interface SmallPlanView {
  readonly category: string;
  readonly title: string;
  readonly href: string;
  readonly inside: string;
  readonly width: number;
  readonly height: number;
  readonly rooms: readonly Rectangle[];
  readonly terraces: readonly Rectangle[];
}

export function SuitePlansToScale({ plans }: { readonly plans: readonly SmallPlanView[] }) {
  return (
    <section className="suite-group" id="one-scale" aria-labelledby="one-scale-title">
      <h2 className="suite-group__title" id="one-scale-title">
        {texts.oneScaleTitle}
      </h2>
      <p className="suite-group__text">{texts.oneScaleText}</p>
      <ul className="one-scale">
        {plans.map(({ category, title, href, inside, width, height, rooms, terraces }) => (
          <li key={category} className="one-scale__suite">
            <svg
              className="one-scale__plan"
              viewBox={`0 0 ${width} ${height}`}
              width={width}
              height={height}
              aria-hidden="true"
              focusable="false"
            >
              {terraces.map((box) => (
                <rect key={`${box.x} ${box.y}`} className="one-scale__terrace" {...box} />
              ))}
              {rooms.map((box) => (
                <rect key={`${box.x} ${box.y}`} className="one-scale__room" {...box} />
              ))}
            </svg>
            <a className="one-scale__link" href={href}>
              {title}
            </a>
            <span className="one-scale__size">{inside}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
