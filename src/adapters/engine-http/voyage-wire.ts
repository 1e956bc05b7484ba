import Joi from 'joi';
import { addDays } from '../../core/shared/plain-date';
import { parseItineraryId } from '../../core/voyages/itinerary-id';
import { type Sailing, type SuiteAvailability, whatIsFree } from '../../core/voyages/sailing';
import { type PackageClassification, voyageCodeOf } from '../../core/voyages/voyage-code';
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

interface WireVoyages {
  readonly items: readonly WireVoyage[];
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

export const voyagesSchema = Joi.object<WireVoyages>({
  items: Joi.array().items(voyage).required(),
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
