import type { SailingCabin } from '../../core/cabins/sailing-cabins.port';
import { type Money, unitsText } from '../../core/shared/money';
import type { Sailing, SuiteAvailability } from '../../core/voyages/sailing';
import type { Voyage } from '../../core/voyages/voyage';
import { packageOf, sailOf } from '../voyages/voyage-wire';

const fareCode = 'BESTPRICE';

/** Maps a sailing to the contract. `guestCount` 0 means that the party is unknown. */
export const toVoyageItem = (
  voyage: Voyage,
  sailing: Sailing,
  { hasCategories }: { readonly hasCategories: boolean },
) => ({
  ...packageOf(voyage, sailing),
  shipCode: sailing.itineraryId.split('-', 1)[0] ?? '',
  ...sailOf(voyage, sailing),
  available: !sailing.isWaitlistOnly,
  price: sailing.fromPrice ? priceOf(sailing.fromPrice) : null,
  activities: voyage.days.map(({ day, type, portSlug }) => ({ day, type, port: portSlug ?? null })),
  ...(hasCategories ? { categories: sailing.suites.map((suite) => toCategory(suite, 0)) } : {}),
});

/** An engine that sells categories only has no `cabins`, and the site then offers no choice among them. */
export const toAvailability = (sailing: Sailing, guestCount: number, cabins: readonly SailingCabin[] | undefined) => ({
  code: sailing.itineraryId,
  available: !sailing.isWaitlistOnly,
  categories: sailing.suites.map((suite) => ({
    ...toCategory(suite, guestCount),
    ...(cabins ? { cabins: toCabins(cabins, suite.category) } : {}),
  })),
});

const cabinStatus = { free: 'OK', held: 'HELD', taken: 'SOLD' } as const;

const toCabins = (cabins: readonly SailingCabin[], category: string) =>
  cabins.flatMap(({ number, state, ...cabin }) =>
    cabin.category === category ? [{ number, status: cabinStatus[state] }] : [],
  );

const toCategory = ({ category, availableCabins, price }: SuiteAvailability, guestCount: number) => ({
  category,
  fareCode,
  ...(availableCabins === undefined ? {} : { availableCabins }),
  status: statusOf(availableCabins, price),
  price: price ? { ...priceOf(price), perGuest: evenParts(price, guestCount) } : null,
});

const priceOf = (price: Money) => ({ total: unitsText(price), currency: price.currency });

/** A category without a price is not for sale, and has no waitlist. */
function statusOf(availableCabins: number | undefined, price: Money | undefined): 'OK' | 'WL' | 'NA' {
  if (!price || availableCabins === undefined) return 'NA';
  return availableCabins > 0 ? 'OK' : 'WL';
}

function evenParts({ amount, currency }: Money, count: number): readonly string[] {
  const part = Math.floor(amount / Math.max(1, count));
  return Array.from({ length: count }, (_, index) =>
    unitsText({ amount: part + (index < amount - part * count ? 1 : 0), currency }),
  );
}
