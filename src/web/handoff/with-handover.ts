import type { Request } from 'express';
import type { GuestCounts } from '../../core/reserve/guest-counts';
import { hasFailed } from '../../core/reserve/handoff-failure';
import { suiteStepAddress } from '../../core/reserve/step-address';
import { handoffTexts } from '../../../views/handoff/handoff.texts';
import type { SuiteCardView } from '../../../views/reserve/SuiteCard';
import { signedInGuest } from '../sign-in/guest-of';

/** At most five errors are shown, the newest first here (RES-11). */
const maxErrors = 5;

interface SuiteStepNow {
  readonly itineraryId: string;
  readonly party: GuestCounts;
  /** The line's engine signs our guests in: it is ours, or it serves the contract. */
  readonly canSignIn: boolean;
}

/**
 * A guest's cards: their buttons sign the guest in at the engine on the way, and know where to come back to (ENG-02).
 * A visitor's lead straight to the engine, and so do those of a guest who has just been refused there (H06), or whose
 * line has an engine that signs nobody in: that takes nothing but its query (ENG-01).
 */
export function withHandover(
  cards: readonly SuiteCardView[],
  req: Pick<Request, 'query' | 'session'>,
  { itineraryId, party, canSignIn }: SuiteStepNow,
): readonly SuiteCardView[] {
  const isHandedOver = signedInGuest(req) !== undefined && !hasFailed(req.query) && canSignIn;
  if (!isHandedOver) return cards;
  return cards.map((card) => {
    // Who wants to speak with a person goes to no engine (SUI-14), nor does a party that none can price.
    if (card.button.href.startsWith('/contact-us')) return card;
    return {
      ...card,
      button: { ...card.button, comesFrom: suiteStepAddress({ itineraryId, suiteId: card.suiteId, counts: party }) },
    };
  });
}

/** Says at the top of the suite step that the engine did not take the guest, before anything else that went wrong (H06). */
export function withHandoffFailure<Header extends { readonly errors: readonly string[] }>(
  header: Header,
  req: Pick<Request, 'query'>,
): Header {
  return hasFailed(req.query)
    ? { ...header, errors: [handoffTexts.failedAtSuites, ...header.errors].slice(0, maxErrors) }
    : header;
}
