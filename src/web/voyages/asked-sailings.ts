/** The parameters with which `/voyages` filters sailings, as the site writes them. Lists are joined by commas. */
export interface AskedSailings {
  readonly region?: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly month?: string;
  readonly nights?: string;
  readonly port?: string;
  readonly country?: string;
  readonly seaDays?: string;
  readonly flyingFrom?: string;
  readonly guestsAdults?: string;
  readonly guestsChildren?: string;
  readonly ages?: string;
  readonly amenity?: string;
  readonly budget?: string;
  readonly availability?: string;
  readonly sortBy?: string;
}

/** What the link to a voyage carries of the asked party. */
export const partyParametersOf = ({ guestsAdults, guestsChildren }: AskedSailings) => ({
  ...(guestsAdults ? { guestsAdults } : {}),
  ...(guestsChildren ? { guestsChildren } : {}),
});

export type FacetParameter = Exclude<keyof AskedSailings, 'region' | 'startDate' | 'endDate'>;

export const facetParameters = [
  'month',
  'nights',
  'port',
  'country',
  'seaDays',
  'flyingFrom',
  'guestsAdults',
  'guestsChildren',
  'ages',
  'amenity',
  'budget',
  'availability',
  'sortBy',
] as const satisfies readonly FacetParameter[];

/**
 * Lists whose checkboxes a form sends as `month.2027-02=1`, because it must not send one name twice (reliability C5).
 */
export const listParameters = ['month', 'nights', 'port', 'amenity'] as const satisfies readonly FacetParameter[];
export type ListParameter = (typeof listParameters)[number];

export const askedParameters: readonly (keyof AskedSailings)[] = ['region', 'startDate', 'endDate', ...facetParameters];
