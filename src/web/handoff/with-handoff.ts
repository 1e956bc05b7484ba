import type { Request } from 'express';
import type { GuestCounts } from '../../core/reserve/guest-counts';
import { hasFailed } from '../../core/reserve/handoff-failure';
import { suiteStepAddress } from '../../core/reserve/step-address';
import { handoffTexts } from '../../../views/handoff/handoff.texts';
import type { SuiteCardView } from '../../../views/reserve/SuiteCard';
import { signedInGuest } from '../session/guest-of';

/** At most five errors are shown, those of the handoff first (RES-11). */
const maxErrors = 5;

interface SuiteStepNow {
  readonly itineraryId: string;
  readonly party: GuestCounts;
  /** True when the engine accepts this site's guests: it is embedded, or serves the contract. */
  readonly canSignIn: boolean;
}

/**
 * Adapts a guest's suite cards: their buttons sign the guest in at the engine and carry the return address (ENG-02). A
 * visitor's lead straight to the engine, as do those of a guest whom the engine has just refused (H06), or with an
 * engine without sign-in, which accepts its query only (ENG-01).
 */
export function withHandoff(
  cards: readonly SuiteCardView[],
  req: Pick<Request, 'query' | 'session'>,
  { itineraryId, party, canSignIn }: SuiteStepNow,
): readonly SuiteCardView[] {
  const isHandedOver = signedInGuest(req) !== undefined && !hasFailed(req.query) && canSignIn;
  if (!isHandedOver) return cards;
  return cards.map((card) => {
    // Contact links do not lead to the engine (SUI-14); they are for a consultant, or for parties that cannot be
    // priced.
    if (card.button.href.startsWith('/contact-us')) return card;
    return {
      ...card,
      button: { ...card.button, comesFrom: suiteStepAddress({ itineraryId, suiteId: card.suiteId, counts: party }) },
    };
  });
}

export function withHandoffFailure<Header extends { readonly errors: readonly string[] }>(
  header: Header,
  req: Pick<Request, 'query'>,
): Header {
  return hasFailed(req.query)
    ? { ...header, errors: [handoffTexts.failedAtSuites, ...header.errors].slice(0, maxErrors) }
    : header;
}
