import type { CardAudience } from '../../src/core/content/home';
import { SecondaryLink } from '../ui/Button';

interface TextCtaCardProps {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly href: string };
  /** A card for everyone has no audience (ROL-01). */
  readonly audience?: CardAudience;
  /** A cached page is rendered for visitors, and passes false. */
  readonly isSignedIn: boolean;
}

/** Shows a short text with one action, shown to visitors, to guests, or to both (CNT-11). */
export function TextCtaCard({ title, text, action, audience = 'everyone', isSignedIn }: TextCtaCardProps) {
  if (!isFor(audience, isSignedIn)) return null;
  return (
    <section className="text-cta" aria-label={title}>
      <h2 className="text-cta__title">{title}</h2>
      <p className="text-cta__text">{text}</p>
      <SecondaryLink href={action.href}>{action.label}</SecondaryLink>
    </section>
  );
}

const isFor = (audience: CardAudience, isSignedIn: boolean): boolean =>
  audience === 'everyone' || (audience === 'guests') === isSignedIn;
