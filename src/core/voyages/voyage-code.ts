/** A package's classification in the reservation system: `WEB DEST` names the site's voyage. */
export interface PackageClassification {
  readonly type: string;
  readonly code: string;
}

const VOYAGE_CLASSIFICATION = 'WEB DEST';

/** The package has no classification for a voyage of the site (VOY-32). */
export class NoVoyageCodeError extends Error {
  override readonly name = 'NoVoyageCodeError';

  constructor() {
    super('No voyage code');
  }
}

/** Returns the voyage code of a package. @throws NoVoyageCodeError "No voyage code" without a `WEB DEST` (VOY-32). */
export function voyageCodeOf({
  classifications,
}: {
  readonly classifications: readonly PackageClassification[];
}): string {
  const code = classifications.find(({ type }) => type.trim() === VOYAGE_CLASSIFICATION)?.code.trim();
  if (!code) throw new NoVoyageCodeError();
  return code;
}

/** The embedded line's packages have these classifications (VOY-30, VOY-32). */
export const classificationsOf = (voyageId: string): readonly PackageClassification[] => [
  { type: VOYAGE_CLASSIFICATION, code: voyageId },
];
