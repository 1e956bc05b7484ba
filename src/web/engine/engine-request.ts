import type { BookingRequest } from '../../core/engine/booking';
import { engineErrorCode } from '../../core/engine/engine-error-code';
import type { GuestCounts } from '../../core/reserve/guest-counts';
import { cabinStepAddress, suiteStepAddress, voyageStepAddress } from '../../core/reserve/step-address';
import { parseItineraryId } from '../../core/voyages/itinerary-id';
import { paths } from '../paths';

interface EngineRequest extends BookingRequest {
  readonly cabinNumber?: string;
}

const fareCode = 'BESTPRICE';
const maxAges = 12;
const adultFrom = 18;

type EngineRequestOutcome =
  | { readonly kind: 'request'; readonly request: EngineRequest }
  | { readonly kind: 'unreadable-voyage' }
  | { readonly kind: 'unreadable'; readonly itineraryId: string; readonly errorcode: 'RES-FareCode' | 'RES-CatCode' };

export function readEngineRequest(query: Readonly<Record<string, unknown>>): EngineRequestOutcome {
  const itineraryId = textOf(query['voyageId']);
  if (parseItineraryId(itineraryId).kind === 'malformed') return { kind: 'unreadable-voyage' };
  const category = textOf(query['categorycode']);
  if (!/^[A-Z]{1,6}$/.test(category)) return { kind: 'unreadable', itineraryId, errorcode: 'RES-CatCode' };
  const ages = readAges(textOf(query['p2']));
  const isCountRight = textOf(query['p1']) === String(ages.length);
  if (textOf(query['farecode']) !== fareCode || ages.length === 0 || !isCountRight)
    return { kind: 'unreadable', itineraryId, errorcode: 'RES-FareCode' };
  const cabinNumber = textOf(query['cabin']);
  if (cabinNumber === '') return { kind: 'request', request: { itineraryId, category, ages } };
  if (!isCabinNumber(cabinNumber)) return { kind: 'unreadable', itineraryId, errorcode: 'RES-CatCode' };
  return { kind: 'request', request: { itineraryId, category, ages, cabinNumber } };
}

export const isCabinNumber = (text: string): boolean => /^\d{3,4}$/.test(text);

function readAges(text: string): readonly number[] {
  const parts = text.split(',');
  if (parts.length > maxAges || parts.some((part) => !/^\d{1,3}$/.test(part))) return [];
  return parts.map(Number);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '');

export const partyOf = (ages: readonly number[]): GuestCounts => {
  const adults = ages.filter((age) => age >= adultFrom).length;
  return { adults, children: ages.length - adults };
};

/** Query parameters of the website that a form of the engine carries on. */
export const siteQuery = ['siid', 'voyageId', 'categorycode', 'farecode', 'p1', 'p2'];

export function addressWithQuote(query: Readonly<Record<string, unknown>>, sealedQuote: string): string {
  const siteParameters = siteQuery.map((name) => [name, textOf(query[name])]);
  const cabin = textOf(query['cabin']);
  const further = [...(cabin === '' ? [] : [['cabin', cabin]]), ['quote', sealedQuote]];
  return `${paths.engine.details}?${new URLSearchParams([...siteParameters, ...further]).toString()}`;
}

/**
 * Returns the address of the deck plan. `takenCabin` is a cabin that is no longer free; the plan then offers its
 * neighbours.
 */
export const addressOfPlan = ({
  itineraryId,
  suiteId,
  ages,
  takenCabin,
  instead,
}: Pick<BookingRequest, 'itineraryId' | 'ages'> & {
  readonly suiteId: string;
  readonly takenCabin?: string;
  readonly instead?: string;
}): string =>
  cabinStepAddress({
    itineraryId,
    suiteId,
    counts: partyOf(ages),
    ...(takenCabin === undefined ? {} : { takenCabin }),
    ...(instead === undefined ? {} : { instead }),
  });

export const addressNotSold = ({ itineraryId }: Pick<BookingRequest, 'itineraryId'>): string =>
  addressBackToSite({ itineraryId, errorcode: engineErrorCode('unknown-sailing') });

/** Returns the suite step for a wrong suite, the voyage step for a wrong voyage. */
export function addressBackToSite({
  itineraryId,
  suiteId,
  ages,
  errorcode,
}: {
  readonly itineraryId: string;
  readonly suiteId?: string | undefined;
  readonly ages?: readonly number[] | undefined;
  readonly errorcode?: string;
}): string {
  const common = { itineraryId, ...(suiteId ? { suiteId } : {}), ...(errorcode ? { errorcode } : {}) };
  return ages ? suiteStepAddress({ ...common, counts: partyOf(ages) }) : voyageStepAddress(common);
}
