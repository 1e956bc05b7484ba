import { queryText } from '../shared/query-text';
import { PRICING_AGES } from '../trips/age-group';
import { areValidCounts, type GuestCounts } from './guest-counts';
import { parseSuiteId } from './suite-id';

interface EngineRequest {
  readonly baseUrl: string;
  readonly siid: string;
  readonly itineraryId: string;
  readonly suiteId: string;
  readonly counts: GuestCounts;
  /**
   * A single cabin, for an engine that sells cabins by number; without it the engine assigns any cabin of the category.
   */
  readonly cabinNumber?: string | undefined;
  /** A quote proves the price that the visitor saw by a signature (`QuoteSeal`), for the embedded engine only. */
  readonly quote?: string | undefined;
}

const FARE_CODE = 'BESTPRICE';

/**
 * Returns the engine's URL for a suite and a party: siid, voyageId, categorycode, farecode, p1 (guests) and p2 (their
 * ages), in this order and with unencoded commas (ENG-01); `cabin` and `quote` follow, if any. Returns undefined for a
 * malformed suite id or an impossible party.
 */
export function engineAddress({
  baseUrl,
  siid,
  itineraryId,
  suiteId,
  counts,
  cabinNumber,
  quote,
}: EngineRequest): string | undefined {
  const suite = parseSuiteId(suiteId);
  if (suite.kind === 'malformed' || !areValidCounts(counts)) return undefined;
  const query = queryText([
    ['siid', siid],
    ['voyageId', itineraryId],
    ['categorycode', suite.category],
    ['farecode', FARE_CODE],
    ['p1', String(counts.adults + counts.children)],
    ['p2', partyAges(counts).join(',')],
    ['cabin', cabinNumber],
    ['quote', quote],
  ]);
  return `${baseUrl}${baseUrl.includes('?') ? '&' : '?'}${query}`;
}

/**
 * Returns the ages by which a party is priced before birthdays are known: 30 per adult, then 5 per child (ENG-01, H34).
 */
export function partyAges({ adults, children }: GuestCounts): readonly number[] {
  return [...Array<number>(adults).fill(PRICING_AGES.adult), ...Array<number>(children).fill(PRICING_AGES.child)];
}
