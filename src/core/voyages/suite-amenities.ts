/** Amenities by which a visitor may filter suites. The order is that of the page. */
export const suiteAmenities = ['terrace', 'bath', 'bedroom', 'sleeps-3', 'quiet', 'step-free'] as const;
export type SuiteAmenity = (typeof suiteAmenities)[number];

/** Amenities that follow from no other field of a suite, so that its content must name them. */
export const namedAmenities = ['bath', 'bedroom', 'quiet', 'step-free'] as const satisfies readonly SuiteAmenity[];
export type NamedAmenity = (typeof namedAmenities)[number];

const guestsOfThree = 3;

export function amenitiesOf({
  terraceSquareMetres,
  maxGuests,
  amenities = [],
}: {
  readonly terraceSquareMetres: number;
  readonly maxGuests: number;
  readonly amenities?: readonly NamedAmenity[];
}): ReadonlySet<SuiteAmenity> {
  return new Set<SuiteAmenity>([
    ...(terraceSquareMetres > 0 ? (['terrace'] as const) : []),
    ...(maxGuests >= guestsOfThree ? (['sleeps-3'] as const) : []),
    ...amenities,
  ]);
}
