export interface GuestCounts {
  readonly adults: number;
  readonly children: number;
}

export interface GuestLimits {
  readonly total: number;
  readonly adults: number;
  readonly children: number;
}

export type GuestChange = 'add-adult' | 'remove-adult' | 'add-child' | 'remove-child';

interface GuestControls {
  readonly canAddAdult: boolean;
  readonly canRemoveAdult: boolean;
  readonly canAddChild: boolean;
  readonly canRemoveChild: boolean;
  readonly hasMorePassengersText: boolean;
}

/** A suite takes six guests: at most six adults, at most five children (SUI-03). */
export const DEFAULT_GUEST_LIMITS: GuestLimits = { total: 6, adults: 6, children: 5 };

const STARTING_ADULTS = 2;
const MIN_ADULTS = 1;

export function startingCounts(limits: GuestLimits = DEFAULT_GUEST_LIMITS): GuestCounts {
  return { adults: Math.min(limits.adults, limits.total, STARTING_ADULTS), children: 0 };
}

export function areValidCounts({ adults, children }: GuestCounts, limits: GuestLimits = DEFAULT_GUEST_LIMITS): boolean {
  return (
    Number.isInteger(adults) &&
    Number.isInteger(children) &&
    adults >= MIN_ADULTS &&
    adults <= limits.adults &&
    children >= 0 &&
    children <= maxChildren(limits) &&
    adults + children <= limits.total
  );
}

/** Unchanged when the press would exceed the limits (SUI-01, SUI-04 to SUI-06). */
export function changeGuests(
  counts: GuestCounts,
  change: GuestChange,
  limits: GuestLimits = DEFAULT_GUEST_LIMITS,
): GuestCounts {
  const changedCounts = afterChange(counts, change);
  return areValidCounts(changedCounts, limits) ? changedCounts : counts;
}

/** Disabled where a press would exceed the limits; the text shows when no guest can be added (SUI-07). */
export function guestControls(counts: GuestCounts, limits: GuestLimits = DEFAULT_GUEST_LIMITS): GuestControls {
  const can = (change: GuestChange) => areValidCounts(afterChange(counts, change), limits);
  const canAddAdult = can('add-adult');
  const canAddChild = can('add-child');
  return {
    canAddAdult,
    canRemoveAdult: can('remove-adult'),
    canAddChild,
    canRemoveChild: can('remove-child'),
    hasMorePassengersText: !canAddAdult && !canAddChild,
  };
}

const maxChildren = (limits: GuestLimits): number => Math.min(limits.children, limits.total - MIN_ADULTS);

function afterChange({ adults, children }: GuestCounts, change: GuestChange): GuestCounts {
  switch (change) {
    case 'add-adult':
      return { adults: adults + 1, children };
    case 'remove-adult':
      return { adults: adults - 1, children };
    case 'add-child':
      return { adults, children: children + 1 };
    case 'remove-child':
      return { adults, children: children - 1 };
  }
}
