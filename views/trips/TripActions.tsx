import { ButtonLink, type ButtonVariant } from '../ui/Button';
import type { TripCardView } from './trip-card-view';
import { tripsTexts } from './trips.texts';

const texts = tripsTexts.card;

/** Opens the engine's page in a new tab (ENG-07). */
const besideThis = { target: '_blank', rel: 'noopener' };

interface TripActionsProps {
  readonly trip: TripCardView;
  readonly isBrass: boolean;
}

/** Lists the most likely action first: for a paid trip Manage precedes Pay (TRP-08 to TRP-10). */
export function TripActions({ trip: { actions, kind, title }, isBrass }: TripActionsProps) {
  const order =
    kind === 'paid' ? (['manage', 'pay'] as const) : (['pay', 'manage', 'detail', 'contact', 'invoice'] as const);
  const offeredActions = order.flatMap((name) => {
    const href = actions[name];
    return href === undefined ? [] : [{ name, href }];
  });
  if (offeredActions.length === 0) return null;
  const variantAt = (position: number): ButtonVariant => {
    if (position > 0) return 'quiet';
    return isBrass ? 'primary' : 'secondary';
  };
  return (
    <div className="trip-card__actions no-print">
      {offeredActions.map(({ name, href }, position) => (
        <ButtonLink key={name} href={href} variant={variantAt(position)} {...(name === 'pay' ? besideThis : {})}>
          {texts[name]}
          <span className="hidden-to-the-eye">
            {texts.of(title)}
            {name === 'pay' ? tripsTexts.newTab : null}
          </span>
        </ButtonLink>
      ))}
    </div>
  );
}
