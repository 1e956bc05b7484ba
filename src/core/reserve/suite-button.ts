import { isWaitlistOnly, type SuiteOffer } from '../voyages/suite-price';
import { isFunnelSuite } from './suite-id';

export type SuiteButtonLabel = 'Contact Us' | 'Join Waitlist' | 'Continue' | 'Select';

interface SuiteCardOffer extends SuiteOffer {
  readonly suiteId: string;
  readonly selectedSuiteId?: string | undefined;
  /** `Waitlist` marks a whole list of suites as waitlist-only; any other value has no effect. */
  readonly listType?: string | undefined;
}

export interface BookingPress {
  readonly suiteId: string;
  readonly at: number;
}

interface BookingButtonState {
  readonly isLoading: boolean;
  readonly isDisabled: boolean;
}

export const FUNNEL_SUITE_MESSAGE = 'To reserve the Funnel Suite, please contact our Personal Yacht Consultant.';
export const BUTTONS_RETURN_AFTER = 20_000;

/**
 * Returns the label of a suite card's button (SUI-13, SUI-14, SUI-15). The first match wins: Funnel Suite, waitlist
 * (the list, no cabin, or an offer that is waitlist-only, H24), already selected, else Select (H25).
 */
export function suiteButtonLabel(offer: SuiteCardOffer): SuiteButtonLabel {
  if (isFunnelSuite(offer.suiteId)) return 'Contact Us';
  if (offer.listType === 'Waitlist' || !hasCabin(offer) || isWaitlistOnly(offer)) return 'Join Waitlist';
  return offer.suiteId === offer.selectedSuiteId ? 'Continue' : 'Select';
}

/**
 * A press disables all booking buttons and shows loading on its own; 20 seconds later they are enabled again (SUI-16).
 * A page that fails or is restored from the back/forward cache drops the press, and its buttons are enabled at once
 * (H73).
 */
export function bookingButtonState(suiteId: string, press: BookingPress | undefined, now: number): BookingButtonState {
  const isWaiting = press !== undefined && now - press.at < BUTTONS_RETURN_AFTER;
  return { isLoading: isWaiting && press.suiteId === suiteId, isDisabled: isWaiting };
}

const hasCabin = ({ availableCabins }: SuiteOffer): boolean => availableCabins !== undefined && availableCabins > 0;
