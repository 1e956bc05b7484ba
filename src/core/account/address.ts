export interface Address extends AddressLines {
  readonly id: string;
  /** Exactly one address of a guest is the primary one, if the guest has any (H64). */
  readonly isPrimary: boolean;
}

export interface AddressLines {
  readonly street: string;
  readonly city: string;
  /** The country is an ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** The part of the state's ISO 3166-2 code after the country; empty where the country's addresses name no state. */
  readonly state: string;
  /** Empty where the country has no postal codes (H47). */
  readonly postalCode: string;
}

/** A technical limit that no guest meets: ACC-16 limits e-mails and phones alone (H75). */
export const maxAddresses = 100;
export const maxStreetLength = 200;
export const maxCityLength = 80;

export interface AddressSheet {
  readonly addresses: readonly Address[];
  /** Ids of removed addresses: removing them again is no error. */
  readonly removedIds: readonly string[];
}
