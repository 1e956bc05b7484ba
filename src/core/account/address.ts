/** A postal address of a guest (ACC-06). */
export interface Address extends AddressLines {
  readonly id: string;
  /** Exactly one, when there are any (H64). */
  readonly isPrimary: boolean;
}

export interface AddressLines {
  readonly street: string;
  readonly city: string;
  /** Two letters. */
  readonly country: string;
  /** The part of its ISO 3166-2 code after the country; empty where the country's addresses name none. */
  readonly state: string;
  /** Empty where the country has none (H47). */
  readonly postalCode: string;
}

/** As many as e-mails and phones (ACC-16). */
export const maxAddresses = 4;
export const maxStreetLength = 200;
export const maxCityLength = 80;

export interface AddressSheet {
  readonly addresses: readonly Address[];
  /** Removing them again is no error. */
  readonly removedIds: readonly string[];
}
