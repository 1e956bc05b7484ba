/** A travel adviser who reserved for a client. The agency's contract with the line defines the commission. */
export interface TravelAdviser {
  /** Eight digits: a number of IATA or ARC, or one of CLIA, which begins with two zeros. */
  readonly agencyNumber: string;
  readonly reference?: string;
}

/** Returns, for example, "IATA 12345675, reference NORTH-7". */
export function adviserText({ agencyNumber, reference }: TravelAdviser): string {
  const number = `${isOfClia(agencyNumber) ? 'CLIA' : 'IATA'} ${agencyNumber}`;
  return reference === undefined ? number : `${number}, reference ${reference}`;
}

export const isOfClia = (agencyNumber: string): boolean => agencyNumber.startsWith('00');

export const reservedByText = (adviser: TravelAdviser): string =>
  `It was reserved for you by a travel adviser: ${adviserText(adviser)}.`;

/** The commission has no sum here, because it is between the agency and the line. */
export const commissionText = 'The commission is noted for this agency, by its agreement with us.';
