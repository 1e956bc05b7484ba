import type { GuestCounts } from '../../core/reserve/guest-counts';
import { RESERVATION_ERRORS, reservationErrors } from '../../core/reserve/reservation-errors';
import { backTarget, type Stage, stepBoxes, suiteBox, voyageBox } from '../../core/reserve/reservation-steps';
import type { Sailing } from '../../core/voyages/sailing';
import type { Suite, Voyage } from '../../core/voyages/voyage';
import type { CloseView, ReservationHeaderView } from '../../../views/layout/ReservationLayout';
import { hrefVoyage } from '../paths';

/** The specification's codes, and one of the embedded engine's own: the ten minutes of a held suite were over. */
const errorTexts: ReadonlyMap<string, string> = new Map([
  ...RESERVATION_ERRORS,
  ['RES-Hold', 'The time for your suite has ended, and it is open to others again. Please choose it once more.'],
]);

interface HeaderParts {
  readonly stage: Stage;
  readonly voyage: Voyage;
  readonly sailing: Pick<Sailing, 'itineraryId' | 'start' | 'end' | 'nights'>;
  readonly suite?: Suite | undefined;
  readonly party?: GuestCounts;
  readonly errorcode?: string | undefined;
  readonly close?: CloseView;
}

/** The header of the flow with its four steps, boxes, way back and errors (RES-01, RES-02, RES-08 to RES-15). */
export function toReservationHeader({ stage, voyage, sailing, suite, party, errorcode, close }: HeaderParts): ReservationHeaderView {
  const { itineraryId } = sailing;
  return {
    steps: stepBoxes(stage),
    voyageBox: voyageBox({ ...sailing, title: voyage.title }),
    ...(suite ? { suiteBox: suiteBox(suite) } : {}),
    ...(party ? { partyText: partyText(party) } : {}),
    backHref: backTarget({ stage, itineraryId, ...(suite ? { suiteId: suite.suiteId } : {}), ...(errorcode ? { errorcode } : {}) }),
    close: close ?? { href: hrefVoyage(voyage.slug, itineraryId) },
    errors: reservationErrors(errorcode, errorTexts),
  };
}

export function partyText({ adults, children }: GuestCounts): string {
  const grown = `${adults} ${adults === 1 ? 'adult' : 'adults'}`;
  return children === 0 ? grown : `${grown}, ${children} ${children === 1 ? 'child' : 'children'}`;
}
