import type { Consultant } from '../meetings/consultant';

/** An identifier is in canonical form: a lower-case e-mail, or a phone number in E.164 (reliability A6). */
export type Identifier =
  | { readonly channel: 'email'; readonly email: string }
  | { readonly channel: 'phone'; readonly phone: string };

export interface Guest {
  readonly contactId: string;
  readonly opportunityId?: string;
  readonly title?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string;
  readonly phone?: string;
  readonly countryCode?: string;
  readonly recordTypeName: string;
  readonly isOwnedByConsultant: boolean;
  readonly consultant?: Consultant;
  readonly bio?: string;
  readonly gender?: string;
  readonly dateOfBirth?: string;
  readonly accessibilityNeeds?: string;
  readonly passport?: string;
}
