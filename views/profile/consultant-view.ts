/** The consultant who looks after a guest (TRP-01). */
export interface ConsultantView {
  readonly name: string;
  /** Such as "Personal Yacht Consultant". */
  readonly title: string;
  readonly monogram: string;
  /** Address of their picture in the CRM; absent where there is none. */
  readonly picture?: string;
  readonly email: string;
  /** Formatted for display: "+1 305 555 0117". */
  readonly phone: string;
  /** A `tel:` address. */
  readonly phoneHref: string;
}
