/** How a reservation system files a package: `WEB DEST` names the voyage that the site describes. */
export interface PackageClassification {
  readonly type: string;
  readonly code: string;
}

const VOYAGE_CLASSIFICATION = 'WEB DEST';

/** The package is filed under no voyage of the site (VOY-32). */
export class NoVoyageCodeError extends Error {
  override readonly name = 'NoVoyageCodeError';

  constructor() {
    super('No voyage code');
  }
}

/** The code of the voyage that a package sails. @throws NoVoyageCodeError "No voyage code" without a `WEB DEST` (VOY-32). */
export function voyageCodeOf({
  classifications,
}: {
  readonly classifications: readonly PackageClassification[];
}): string {
  const code = classifications.find(({ type }) => type.trim() === VOYAGE_CLASSIFICATION)?.code.trim();
  if (!code) throw new NoVoyageCodeError();
  return code;
}

/** How the line's own packages are filed (VOY-30, VOY-32). */
export const classificationsOf = (voyageId: string): readonly PackageClassification[] => [
  { type: VOYAGE_CLASSIFICATION, code: voyageId },
];
