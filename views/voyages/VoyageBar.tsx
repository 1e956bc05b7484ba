import { ButtonLink } from '../ui/Button';
import type { SailingView } from './VoyageDetails';
import { voyagesTexts as texts } from './voyages.texts';

/** On a phone price and Reserve stay in view; wide screens have them beside the text. */
export const VoyageBar = ({ sailing: { dates, price, reserveHref } }: { readonly sailing: SailingView }) => (
  <div className="voyage-bar no-print" data-region="bar">
    <p className="voyage-bar__words">
      <span className="voyage-bar__price" data-live="bar-price">
        {price}
      </span>
      <span className="voyage-bar__dates">{dates}</span>
    </p>
    <ButtonLink href={reserveHref}>
      {texts.reserve}
      <span className="hidden-to-the-eye"> {dates}</span>
    </ButtonLink>
  </div>
);
