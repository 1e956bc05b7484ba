import { ButtonLink } from '../ui/Button';
import type { SailingView } from './VoyageDetails';

interface VoyageBarProps {
  readonly title: string;
  readonly sailing: SailingView;
}

/** Price and Reserve stay in view at every width, without covering the footer. */
export const VoyageBar = ({ title, sailing: { dates, price, reserveText, reserveHref } }: VoyageBarProps) => (
  <div className="voyage-bar no-print" data-region="bar">
    <p className="voyage-bar__words">
      <span className="voyage-bar__title">{title}</span>
      <span className="voyage-bar__price" data-live="bar-price">
        {price}
      </span>
      <span className="voyage-bar__dates">{dates}</span>
    </p>
    <ButtonLink href={reserveHref} data-carries-query="">
      <span data-live="reserve">{reserveText}</span>
      <span className="hidden-to-the-eye">{` ${dates}`}</span>
    </ButtonLink>
  </div>
);
