import type { HoldCabinOutcome } from './hold-cabin';

type Refusal = Exclude<HoldCabinOutcome['kind'], 'held' | 'price-changed' | 'too-many-holds' | 'cabin-taken'>;

const codes: Readonly<Record<Refusal, 'RES-VID' | 'RES-FareCode' | 'RES-CatCode' | 'RES-SoldOut'>> = {
  'unknown-sailing': 'RES-VID',
  'party-not-allowed': 'RES-FareCode',
  'no-fare': 'RES-CatCode',
  'unknown-category': 'RES-CatCode',
  'by-appointment': 'RES-CatCode',
  'sold-out': 'RES-SoldOut',
};

/**
 * Sends a visitor back to the site to choose another voyage, or another suite (RES-13, RES-14). A suite that others have
 * taken has a code of its own, because its details are found.
 */
export const engineErrorCode = (refusal: Refusal): string => codes[refusal];
