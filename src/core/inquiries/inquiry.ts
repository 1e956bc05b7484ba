/** A guest's inquiry (INQ-04), as the CRM stores it. */
export interface Inquiry {
  readonly id: string;
  /** When the form was sent. */
  readonly madeAt: Date;
  /** The sailing that it is about. */
  readonly itineraryId?: string;
  /** `suiteId` is empty where the lead had the name alone, as the payload of FRM-35. */
  readonly suite?: { readonly suiteId: string; readonly name: string };
  /** The voyage extension that it is about. */
  readonly extension?: { readonly slug: string; readonly name: string };
}
