import Joi from 'joi';
import { addDays } from '../../core/shared/plain-date';
import { parseItineraryId } from '../../core/voyages/itinerary-id';
import { type Sailing, type SuiteAvailability, whatIsFree } from '../../core/voyages/sailing';
import { type PackageClassification, voyageCodeOf } from '../../core/voyages/voyage-code';
import { describeMismatch } from '../http-client/describe-mismatch';
import { readDay, readPrice } from './wire-values';

export interface WireCategory {
  readonly category: string;
  readonly availableCabins?: number;
  readonly status: string;
  readonly cabins?: readonly { readonly number: string; readonly status: string }[];
  /** The price is parsed leniently, so that an invalid one hides only itself, not the voyage. */
  readonly price?: unknown;
}

export interface WireVoyage {
  readonly code: string;
  readonly sailDays: number;
  readonly classifications: readonly PackageClassification[];
  readonly from: { readonly dateTime: string };
  readonly to: { readonly dateTime: string };
  readonly categories?: readonly WireCategory[];
}

/** An item that violates the contract. `code` is set when at least that could be read. */
export interface UnreadableItem {
  readonly code?: string;
  readonly why: string;
}

interface WireVoyages {
  readonly items: readonly (WireVoyage | UnreadableItem)[];
  readonly nextCursor: string | null;
}

interface WireAvailability {
  readonly code: string;
  readonly categories: readonly WireCategory[];
}

const categories = Joi.array().items(
  Joi.object({
    category: Joi.string().max(40).required(),
    availableCabins: Joi.number().integer().min(0),
    status: Joi.string().max(40).required(),
    cabins: Joi.array()
      .items(Joi.object({ number: Joi.string().max(10).required(), status: Joi.string().max(40).required() }))
      .max(2_000),
    price: Joi.any(),
  }),
);
const call = Joi.object({ dateTime: Joi.string().max(40).required() }).required();
const voyage = Joi.object({
  code: Joi.string().max(40).required(),
  sailDays: Joi.number().integer().min(0).required(),
  classifications: Joi.array()
    .items(Joi.object({ type: Joi.string().allow('').required(), code: Joi.string().allow('').required() }))
    .required(),
  from: call,
  to: call,
  categories,
});

/** The last page of a list may by chance have only one or two voyages, and these be unreadable. */
const minForeignItems = 3;

/**
 * One voyage that violates the contract must not hide the others. A page of nothing else is another contract's: it is
 * invalid as a whole, so that the last good one is shown.
 */
const voyages = Joi.array().custom((items: readonly unknown[], helpers) => {
  const readItems = items.map(readVoyage);
  const [first] = readItems;
  return first && readItems.length >= minForeignItems && readItems.every(isUnreadable)
    ? helpers.message({ custom: `have no voyage that can be read, the first because ${whyOf(first)}` })
    : readItems;
});

export const isUnreadable = (item: WireVoyage | UnreadableItem): item is UnreadableItem => 'why' in item;

const whyOf = (item: WireVoyage | UnreadableItem): string => (isUnreadable(item) ? item.why : '');

function readVoyage(item: unknown): WireVoyage | UnreadableItem {
  const { value, error } = voyage.required().validate(item, { convert: false, stripUnknown: true, abortEarly: false });
  if (!error) return value as WireVoyage;
  const code = typeof item === 'object' && item !== null && 'code' in item ? item.code : undefined;
  const why = describeMismatch(error);
  return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? { code, why } : { why };
}

export const voyagesSchema = Joi.object<WireVoyages>({
  items: voyages.required(),
  nextCursor: Joi.string().max(500).allow(null).required(),
});
export const availabilitySchema = Joi.object<WireAvailability>({
  code: Joi.string().max(40).required(),
  categories: categories.required(),
});

export class UnreadableVoyageError extends Error {
  override readonly name = 'UnreadableVoyageError';
}

/**
 * Maps an item to its sailing. With `categories` undefined availability is unknown, so that every suite is "Waitlist
 * Only" (H24). @throws NoVoyageCodeError without a classification “WEB DEST” (VOY-32). @throws UnreadableVoyageError
 * when the site has no URL for its code or dates (VOY-04, H22).
 */
export function toSailing(item: WireVoyage, categoriesNow: readonly WireCategory[] | undefined): Sailing {
  const id = parseItineraryId(item.code);
  const start = readDay(item.from.dateTime);
  if (id.kind === 'malformed' || start === undefined || item.sailDays < 1)
    throw new UnreadableVoyageError('Its code or its days cannot be read');
  const suites = (categoriesNow ?? []).map(toSuite).toSorted((one, other) => (one.category < other.category ? -1 : 1));
  return {
    itineraryId: item.code,
    voyageId: voyageCodeOf(item),
    start,
    end: readDay(item.to.dateTime) ?? addDays(start, item.sailDays),
    nights: item.sailDays,
    ...whatIsFree(suites),
    suites,
  };
}

/** WL has no free cabin. For NA, and for an unknown status, neither cabins nor price are known. */
function toSuite({ category, availableCabins, status, price }: WireCategory): SuiteAvailability {
  const shownAmount = readPrice(price);
  const withPrice = shownAmount ? { price: shownAmount } : {};
  switch (status) {
    case 'OK':
      return { category, ...(availableCabins === undefined ? {} : { availableCabins }), ...withPrice };
    case 'WL':
      return { category, availableCabins: 0, ...withPrice };
    default:
      return { category };
  }
}
