import { titleWithoutAsterisks } from '../../core/voyages/voyage-title';
import type { GuestCounts } from '../../core/reserve/guest-counts';
import { RESERVATION_ERRORS, reservationErrors } from '../../core/reserve/reservation-errors';
import { backTarget, type Stage, stepBoxes, suiteBox, voyageBox } from '../../core/reserve/reservation-steps';
import { suiteStepAddress, voyageStepAddress } from '../../core/reserve/step-address';
import type { Sailing } from '../../core/voyages/sailing';
import type { Suite, Voyage } from '../../core/voyages/voyage';
import type { ReservationHeaderView } from '../../../views/reserve/ReservationLayout';
import { hrefVoyage } from '../hrefs';

/**
 * These are the texts for the specification's codes, and for four of the engine's refusals: every suite of a kind is
 * taken, a suite is no longer held, another tab holds another one, or a payment came too late and is refunded.
 */
const errorTexts: ReadonlyMap<string, string> = new Map([
  ...RESERVATION_ERRORS,
  [
    'RES-SoldOut',
    'Every suite of this kind is taken on these dates by now. Please choose another suite, or join the waitlist.',
  ],
  ['RES-Hold', 'Your suite is no longer held for you, and it is open to others again. Please choose it once more.'],
  [
    'RES-OtherSuite',
    'You went on with another suite in this browser, perhaps in another tab. That one is held for you; this one is open to others again.',
  ],
  [
    'RES-Refunded',
    'Your payment came too late to keep this suite, so nothing is reserved. Whatever was taken goes back to the same card in full. Please choose a suite once more.',
  ],
]);

interface HeaderParts {
  readonly stage: Stage;
  readonly voyage: Voyage;
  readonly sailing: Pick<Sailing, 'itineraryId' | 'start' | 'end' | 'nights'>;
  readonly suite?: Suite | undefined;
  readonly party?: GuestCounts;
  /** The party that the address names, which BACK carries. */
  readonly requestedParty?: GuestCounts | undefined;
  readonly errorcode?: string | undefined;
}

export function toReservationHeader({
  stage,
  voyage,
  sailing,
  suite,
  party,
  requestedParty,
  errorcode,
}: HeaderParts): ReservationHeaderView {
  const { itineraryId } = sailing;
  const step = { itineraryId, suiteId: suite?.suiteId };
  const stepHref = party ? suiteStepAddress({ ...step, counts: party }) : voyageStepAddress(step);
  return {
    steps: stepBoxes(stage),
    voyageBox: voyageBox({ ...sailing, title: voyage.title }),
    ...(suite ? { suiteBox: suiteBox(suite) } : {}),
    ...(party ? { partyText: partyText(party) } : {}),
    backHref: backTarget({ stage, ...step, counts: requestedParty, errorcode }),
    close: { href: hrefVoyage(voyage.slug, itineraryId), forcesFallback: stage >= 0.5 },
    errors: reservationErrors(errorcode, errorTexts),
    returnHref: stepHref,
    reminder: {
      itineraryId,
      voyage: titleWithoutAsterisks(voyage.title),
      href: stepHref,
    },
  };
}

export function partyText({ adults, children }: GuestCounts): string {
  const adultsText = `${adults} ${adults === 1 ? 'adult' : 'adults'}`;
  return children === 0 ? adultsText : `${adultsText}, ${children} ${children === 1 ? 'child' : 'children'}`;
}
